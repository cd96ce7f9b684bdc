// What belongs to whoever holds the phone.
import { signal } from "@preact/signals";
import type { Shown } from "../../lib/types";

export type Mine = Shown<"ShownMine">;
export const mine = signal<Mine | null>(null);
