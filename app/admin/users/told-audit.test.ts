import { expect, test } from "vitest";
import { actInWords, actorInWords, changesInWords } from "./told-audit.ts";

const line = {
  id: 1,
  act: "set-role",
  target_kind: "account",
  target: "a",
  before: null,
  after: null,
  at: "",
  actor: "admin",
  actor_name: "Head",
  on_behalf_of: null,
};

test("a line of the audit is told by who did what, and what is another now", () => {
  expect(actInWords("set-role")).toBe("Set role");
  expect(actorInWords(line, "a")).toBe("Head");
  expect(actorInWords({ ...line, actor: "a" }, "a")).toBe("themselves");
  expect(actorInWords({ ...line, on_behalf_of: "a" }, "a")).toBe("Head, as them");
  expect(actorInWords({ ...line, actor: null, actor_name: null, on_behalf_of: "a" }, "a")).toBe("the system");
  expect(actorInWords({ ...line, actor: null, actor_name: null }, "a")).toBe("the system");
  expect(actorInWords({ ...line, actor_name: null }, "a")).toBe("a former administrator");
  expect(actorInWords({ ...line, target_kind: "site", actor_name: null }, "a")).toBe("somebody who has left");
  expect(
    changesInWords({
      before: { role: "customer", plan: "free", gone: 1 },
      after: { role: "admin", plan: "free" },
    }),
  ).toEqual([
    { part: "Role", text: "customer → admin" },
    { part: "Gone", text: "1 → nothing" },
  ]);
  expect(changesInWords({ before: { sitesStayLive: true }, after: { sitesStayLive: false } })).toEqual([
    { part: "Sites stay live", text: "yes → no" },
  ]);
  expect(changesInWords({ before: null, after: { reason: "Unpaid" } })).toEqual([
    { part: "Reason", text: "Unpaid" },
  ]);
});

test("what was kept as one text is told whole, and what reads the same before and after is not told", () => {
  expect(changesInWords({ before: "a text", after: null })).toEqual([{ part: "", text: "a text → nothing" }]);
  expect(changesInWords({ before: null, after: "Still water" })).toEqual([{ part: "", text: "Still water" }]);
  expect(changesInWords({ before: null, after: ["a", "b"] })).toEqual([{ part: "", text: "a, b" }]);
  expect(
    changesInWords({
      before: { requested: null, role: "admin" },
      after: { requested: "", role: "customer" },
    }),
  ).toEqual([{ part: "Role", text: "admin → customer" }]);
});

test("ids are left to the audit log, and moments are told as days", () => {
  const id = "aefc53fd-fbb0-458b-b2c3-54553fd44f58";
  expect(changesInWords({ before: null, after: { site: id, messages: [id, id], name: "A" } })).toEqual([
    { part: "Name", text: "A" },
  ]);
  expect(changesInWords({ before: id, after: null })).toEqual([]);
  expect(
    changesInWords({ before: null, after: { leavesAt: "2026-12-26T12:55:48.679+00:00", accept: [] } }),
  ).toEqual([
    { part: "Leaves at", text: "26 December 2026" },
    { part: "Accept", text: "nothing" },
  ]);
});
