import { expect, test } from "vitest";
import { wayBack } from "./way-back.ts";

test("the way back leads to the list as it was left, and to no other page", () => {
  expect(wayBack({ list: "/admin/users?status=leaving" }, "/admin/users")).toBe(
    "/admin/users?status=leaving",
  );
  for (const state of [
    null,
    undefined,
    "list",
    { list: 1 },
    { list: "/admin/users" },
    { list: "/admin/support?q=a" },
    { list: "//elsewhere.example/admin/users?" },
  ]) {
    expect(wayBack(state, "/admin/users")).toBe("/admin/users");
  }
});
