// One connection for all tabs of a browser: tabs come and go, each gets the last whole board and every change after it.
import { listen, type Update, type Sent } from "./line";

type Line = { ports: Set<MessagePort>; stop: () => void; whole: Update | null; online: boolean };
const lines = new Map<string, Line>();

function send(line: Line, sent: Sent): void {
  line.online = sent.kind === "open" || (sent.kind !== "lost" && line.online) || sent.data !== undefined;
  if (sent.kind === "whole" && sent.data) line.whole = sent.data;
  else if (sent.data && line.whole) {
    const parts = { ...line.whole.parts, ...sent.data.parts };
    for (const name of sent.data.gone ?? []) delete parts[name];
    line.whole = { ...line.whole, version: sent.data.version, now: sent.data.now, pace: sent.data.pace ?? 1, parts };
  }
  if (sent.data) received.set(line, Date.now());
  for (const port of line.ports) port.postMessage(sent);
}

const received = new Map<Line, number>();

function follow(path: string, port: MessagePort): void {
  let line = lines.get(path);
  if (!line) {
    const made: Line = { ports: new Set(), stop: () => undefined, whole: null, online: false };
    lines.set(path, made);
    made.stop = listen(path, (sent) => send(made, sent));
    line = made;
  } else if (line.whole) {
    const now = line.whole.now + (Date.now() - (received.get(line) ?? Date.now())) * (line.whole.pace ?? 1);
    port.postMessage({ kind: "whole", data: { ...line.whole, now } } satisfies Sent);
    if (!line.online) port.postMessage({ kind: "lost" } satisfies Sent);
  }
  line.ports.add(port);
}

function leave(port: MessagePort): void {
  for (const [path, line] of lines) {
    line.ports.delete(port);
    if (!line.ports.size) {
      line.stop();
      lines.delete(path);
    }
  }
}

(self as unknown as SharedWorkerGlobalScope).onconnect = (event) => {
  const port = event.ports[0]!;
  port.onmessage = (message: MessageEvent<{ follow?: string; leave?: boolean }>) => {
    if (message.data.follow) follow(message.data.follow, port);
    if (message.data.leave) leave(port);
  };
  port.start();
};
