// Where the boxes of a table's seats are.
import assert from "node:assert/strict";
import { test } from "node:test";
import { boxAt, boxWide } from "./seatmap";

for (let seats = 2; seats <= 11; seats += 1) {
  const boxes = Array.from({ length: seats }, (_, at) => boxAt(at + 1, seats)),
    wide = boxWide(seats);
  test(`every box of a table of ${seats} is whole`, () => {
    for (const box of boxes) assert.ok(box.x - wide / 2 > 0 && box.x + wide / 2 < 100, `${box.x}`);
  });
  test(`no two boxes of a table of ${seats} touch`, () => {
    for (const [at, box] of boxes.entries())
      for (const other of boxes.slice(at + 1))
        assert.ok(
          Math.abs(box.x - other.x) >= wide || Math.abs(box.y - other.y) >= 12,
          `${box.x} ${box.y}, ${other.x} ${other.y}`,
        );
  });
}
