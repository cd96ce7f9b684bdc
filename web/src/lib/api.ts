// Asking the server: every refusal is one kind of error, and an order is sent again under its key until it is answered.
import { signal } from "@preact/signals";
import type { ErrorBody, Me, Taken } from "./types";

const PATIENCE = 10_000;

export class Refused extends Error {
  constructor(readonly status: number, readonly error: ErrorBody) { super(error.message); }
}

/** The network did not answer. */
export class Unreached extends Error {}

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, { method, credentials: "same-origin", headers: { "content-type": "application/json", "x-cardspeak": "1" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  } catch (error) {
    throw new Unreached(String(error));
  }
  const text = await response.text();
  let answer: unknown;
  try { answer = text ? JSON.parse(text) : null; } catch { throw new Unreached(`${response.status}`); }
  if (!response.ok) throw new Refused(response.status, (answer as { error: ErrorBody }).error);
  return answer as Answer;
}

export const get = <Answer>(path: string): Promise<Answer> => ask<Answer>("GET", path);
export const post = <Answer>(path: string, body: unknown = {}): Promise<Answer> => ask<Answer>("POST", path, body);
export const me = (): Promise<Me> => get<Me>("/api/me");

/** A name for one request, which no other has; also where the page came without TLS. */
export function key(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Orders that wait for the server to come back. */
export const unsent = signal(0);

export type OrderOptions = { version?: number | undefined; why?: string; preview?: boolean };

/** Give an order. While the server cannot be reached it is tried again: under one key it never happens twice. */
export async function order(event: string, name: string, fields: Record<string, unknown> = {}, options: OrderOptions = {}): Promise<Taken> {
  const body = { order: name, fields, key: options.preview ? "" : key(), ...options };
  const until = Date.now() + PATIENCE;
  let waits = false;
  for (let wait = 200; ; wait = Math.min(wait * 2, 2000)) {
    try {
      const taken = await post<Taken>(`/api/events/${encodeURIComponent(event)}/orders`, body);
      if (waits) unsent.value -= 1;
      return taken;
    } catch (error) {
      const again = error instanceof Unreached || (error instanceof Refused && error.status === 503);
      if (!again || Date.now() > until) { if (waits) unsent.value -= 1; throw error; }
      if (!waits && !options.preview) { waits = true; unsent.value += 1; }
      await new Promise((done) => setTimeout(done, wait));
    }
  }
}

/** The event named in the address of the page. */
export function eventOfPage(): string {
  return new URLSearchParams(location.search).get("event") ?? "";
}
