// The open desk in the address.
import assert from "node:assert/strict";
import { test } from "node:test";
import { deskIn } from "./address";

test("an address opens its desk", () => {
  assert.equal(deskIn("#deals", "tables"), "deals");
});

test("an address without a desk opens the first one", () => {
  assert.equal(deskIn("", "next"), "next");
  assert.equal(deskIn("#page", "tables"), "tables");
});
