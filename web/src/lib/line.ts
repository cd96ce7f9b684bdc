// The line to the server: opened, kept open, and resumed where it broke off. No package is needed here, so that the worker stays small.

export type Update = { version: number; now: number; pace?: number; parts: Record<string, unknown>; gone?: string[] };
export type Sent = { kind: "whole" | "change" | "open" | "lost"; data?: Update };

/** Open the feed and keep it open; returns what closes it. */
export function listen(path: string, take: (sent: Sent) => void): () => void {
  let last = "",
    closed = false,
    source: EventSource | null = null,
    timer = 0;
  const open = (): void => {
    source = new EventSource(last ? `${path}?last=${encodeURIComponent(last)}` : path);
    source.onopen = () => take({ kind: "open" });
    const got = (kind: "whole" | "change") => (message: MessageEvent<string>) => {
      last = message.lastEventId;
      take({ kind, data: JSON.parse(message.data) as Update });
    };
    source.addEventListener("whole", got("whole"));
    source.addEventListener("change", got("change"));
    source.onerror = () => {
      source?.close();
      take({ kind: "lost" });
      if (!closed) timer = setTimeout(open, 400 + Math.random() * 600) as unknown as number;
    };
  };
  open();
  return () => {
    closed = true;
    clearTimeout(timer);
    source?.close();
  };
}
