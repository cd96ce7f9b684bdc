// Asking the server: every refusal is one kind of error, and an order is sent again under its key until it is answered.
import { signal } from "@preact/signals";
import type { ErrorBody, Me, Taken } from "./types";
import { language } from "./words";

const PATIENCE = 10_000;

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly error: ErrorBody,
  ) {
    super(error.message);
  }
}

/** The network did not answer, or somebody did not want to wait for it. */
export class Unreached extends Error {
  constructor(
    message: string,
    readonly dropped = false,
  ) {
    super(message);
  }
}

export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: { "accept-language": language.peek(), "content-type": "application/json", "x-cardspeak": "1" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (error) {
    throw new Unreached(String(error));
  }
  const text = await response.text();
  let answer: unknown;
  try {
    answer = text ? JSON.parse(text) : null;
  } catch {
    throw new Unreached(`${response.status}`);
  }
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

/** An order that waits for the server to come back: what it is about, and how it is given up. */
export type Unsent = { order: string; whom: string; drop: () => void };
export const unsent = signal<readonly Unsent[]>([]);

export type OrderOptions = {
  version?: number | undefined;
  why?: string;
  preview?: boolean;
  /** Whom it is about, for those who wait for it. */ whom?: string;
};

/** Give an order. While the server cannot be reached it is tried again: under one key it never happens twice. */
export async function order(
  event: string,
  name: string,
  fields: Record<string, unknown> = {},
  options: OrderOptions = {},
): Promise<Taken> {
  const { whom = "", ...rest } = options,
    body = { order: name, fields, key: rest.preview ? "" : key(), ...rest };
  const until = Date.now() + PATIENCE,
    waiting: Unsent = {
      order: name,
      whom,
      drop: () => {
        dropped = true;
      },
    };
  let dropped = false;
  try {
    for (let wait = 200; ; wait = Math.min(wait * 2, 2000)) {
      try {
        return await post<Taken>(`/api/events/${encodeURIComponent(event)}/orders`, body);
      } catch (error) {
        const again = error instanceof Unreached || (error instanceof Refused && error.status === 503);
        if (!again || Date.now() > until) throw error;
        if (!rest.preview && !unsent.peek().includes(waiting)) unsent.value = [...unsent.peek(), waiting];
        await new Promise((done) => setTimeout(done, wait));
        if (dropped) throw new Unreached(name, true);
      }
    }
  } finally {
    if (unsent.peek().includes(waiting)) unsent.value = unsent.peek().filter((one) => one !== waiting);
  }
}

/** The event named in the address of the page. */
export function eventOfPage(): string {
  return new URLSearchParams(location.search).get("event") ?? "";
}
