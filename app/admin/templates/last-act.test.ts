import { expect, test } from "vitest";
import { lastAct } from "./last-act.ts";

const decided = { before: { note: "" }, at: "2026-11-26T10:00:00.5+00:00", by: "Ada" };
const noted = (version: number, at: string, before: string | null) => ({
  version,
  note: "Now",
  before,
  at,
  by_whom: "Bo",
});

test("of what was decided and what was noted the later is taken back", () => {
  const notes = [
    noted(2, "2026-11-26T09:00:00+00:00", ""),
    noted(1, "2026-11-26T10:00:00.512345+00:00", "Before"),
  ];
  expect(lastAct({ last: decided }, notes)).toEqual({
    kind: "noted",
    version: 1,
    note: "Now",
    before: "Before",
    at: notes[1]?.at,
    by: "Bo",
  });
  expect(lastAct({ last: decided }, notes.slice(0, 1))).toEqual({ kind: "decided", ...decided });
  expect(lastAct({ last: undefined }, notes.slice(0, 1))).toMatchObject({ version: 2, before: "" });
});

test("a note that came with its version is no change, and before the notes are known nothing is last", () => {
  expect(lastAct({ last: undefined }, [noted(3, "2026-11-26T11:00:00+00:00", null)])).toBeUndefined();
  expect(lastAct({ last: decided }, undefined)).toBeUndefined();
  expect(lastAct({ last: undefined }, [])).toBeUndefined();
});
