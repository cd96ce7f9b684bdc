// A strike-out without a reason.
import type { LogLine } from "./shapes";

/** Whether somebody took their own word back at once, which the console does without asking why. */
export function undoneAtOnce(line: LogLine, struck: LogLine | undefined): boolean {
  return line.type === "struck" && !line.why && struck?.by === line.by;
}
