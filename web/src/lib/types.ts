// The shapes of everything the server sends, taken from its own description of its API.
import type { components } from "../../build/api";

type Schemas = components["schemas"];
export type Shown<Name extends keyof Schemas> = Schemas[Name];
export type Clock = Shown<"ShownClock">;
export type Line = Shown<"ShownLevel">;
export type Event = Shown<"ShownEvent">;
export type Counts = Shown<"ShownCounts">;
export type Table = Shown<"ShownTable">;
export type Seat = Shown<"ShownSeat">;
export type Me = Shown<"Me">;
export type Taken = Shown<"OrderTaken">;
export type ErrorBody = Shown<"ErrorBody">;
