// The live feed: the parts of an event as signals. One connection serves all tabs of a browser; a lost one comes back by itself.
import { batch, computed, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import { listen, type Update, type Sent } from "./line";

export { listen, type Update, type Sent } from "./line";

export class Board {
  readonly version = signal(0);
  readonly online = signal(false);
  readonly loaded = signal(false);
  /** What the server's clock showed, when we heard of it, and how fast it runs: other than 1 only in a demo. */
  private readonly serverTime = signal({ now: Date.now(), at: Date.now(), pace: 1 });
  private readonly parts = new Map<string, Signal<unknown>>();
  private readonly names = signal<readonly string[]>([]);

  take(sent: Sent): void {
    batch(() => {
      if (sent.kind === "lost") this.online.value = false;
      if (sent.kind === "open") this.online.value = true;
      if (!sent.data) return;
      this.online.value = true;
      this.set(sent.data, sent.kind === "whole");
    });
  }

  private set(message: Update, whole: boolean): void {
    this.version.value = message.version;
    const pace = message.pace ?? 1,
      off = Math.abs(message.now - this.now());
    if (whole || !this.loaded.peek() || pace !== this.serverTime.peek().pace || off > 1000 * pace)
      this.serverTime.value = { now: message.now, at: Date.now(), pace };
    for (const [name, value] of Object.entries(message.parts)) {
      const found = this.parts.get(name);
      if (found) found.value = value;
      else this.parts.set(name, signal(value));
    }
    const gone = whole ? [...this.parts.keys()].filter((name) => !(name in message.parts)) : (message.gone ?? []);
    for (const name of gone) {
      const part = this.parts.get(name);
      if (part) part.value = undefined;
      this.parts.delete(name);
    }
    const names = [...this.parts.keys()];
    if (names.length !== this.names.peek().length || names.some((name, at) => this.names.peek()[at] !== name))
      this.names.value = names;
    this.loaded.value = true;
  }

  /** A part, undefined until it is there; reading it inside a component draws that again when the part changes. */
  part<Part>(name: string): Part | undefined {
    this.names.value;
    return this.parts.get(name)?.value as Part | undefined;
  }

  /** All parts of a family, such as every `table/…`, in the order of their numbers. */
  family<Part>(name: string): ReadonlySignal<Part[]> {
    return computed(() =>
      this.names.value
        .filter((one) => one.startsWith(`${name}/`))
        .sort((one, other) => Number(one.split("/")[1]) - Number(other.split("/")[1]))
        .map((one) => this.parts.get(one)?.value as Part)
        .filter((one) => one !== undefined),
    );
  }

  /** The moment it is where the event is. */
  now(): number {
    const serverTime = this.serverTime.value;
    return serverTime.now + (Date.now() - serverTime.at) * serverTime.pace;
  }
}

/** Follow an event; every part that changes is drawn again. */
export function follow(event: string): Board {
  const board = new Board();
  const path = `/api/events/${encodeURIComponent(event)}/feed`;
  if (typeof SharedWorker === "undefined") {
    alone(path, (sent) => board.take(sent));
    return board;
  }
  const worker = new SharedWorker("/files/feed-worker.js", "cardspeak-feed");
  worker.port.onmessage = (message: MessageEvent<Sent>) => board.take(message.data);
  worker.port.start();
  worker.port.postMessage({ follow: path });
  addEventListener("pagehide", () => worker.port.postMessage({ leave: true }));
  return board;
}

/** A connection of its own, where browsers share none; closed while nobody looks, since a browser opens only six. */
export function alone(path: string, take: (sent: Sent) => void): void {
  let stop = listen(path, take);
  document.addEventListener("visibilitychange", () => {
    stop();
    if (!document.hidden) stop = listen(path, take);
  });
}
