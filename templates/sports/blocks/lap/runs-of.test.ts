import { expect, test } from "vitest";
import { runsOf } from "./runs-of.ts";

test("a session lies on the lap where its hours do", () => {
  const sessions = [{ time: "6:00 AM" }, { time: "2:00 PM", from: 14, to: 16 }];
  expect(runsOf(sessions, 6)).toEqual([{ from: 200, to: 250, index: 1 }]);
});

test("where no session has hours, they share the lap in their order", () => {
  expect(runsOf([{ time: "1987" }, { time: "1990" }], 6)).toEqual([
    { from: 0, to: 100, index: 0 },
    { from: 200, to: 300, index: 1 },
  ]);
});
