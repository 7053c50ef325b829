import { expect, test } from "vitest";
import type { SessionSnapshot } from "./create-session-store.ts";
import { decideAccess } from "./decide-access.ts";

function snapshot(overrides: Partial<SessionSnapshot> = {}): SessionSnapshot {
  return {
    status: "signed-in",
    session: null,
    user: null,
    profile: null,
    isAdmin: false,
    isCustomer: false,
    failed: false,
    endedElsewhere: false,
    ...overrides,
  };
}

test("nobody sees a guarded page before the session is known", () => {
  expect(decideAccess(snapshot({ status: "loading" }), "admin")).toBe("loading");
  expect(decideAccess(snapshot({ status: "loading" }), "customer")).toBe("loading");
});

test("a signed-out visitor is asked to sign in", () => {
  expect(decideAccess(snapshot({ status: "signed-out" }), "admin")).toBe("sign-in");
  expect(decideAccess(snapshot({ status: "signed-out" }), "customer")).toBe("sign-in");
});

test("a signed-in user waits until the profile tells the role", () => {
  expect(decideAccess(snapshot(), "customer")).toBe("loading");
});

test("each role enters its own area and is led out of the other", () => {
  expect(decideAccess(snapshot({ isAdmin: true }), "admin")).toBe("allowed");
  expect(decideAccess(snapshot({ isAdmin: true }), "customer")).toBe("other-area");
  expect(decideAccess(snapshot({ isCustomer: true }), "customer")).toBe("allowed");
  expect(decideAccess(snapshot({ isCustomer: true }), "admin")).toBe("other-area");
});

test("whoever leaves comes to no area, and is still asked to sign in where they are not", () => {
  const profile = {
    user_id: "1",
    role: "customer" as const,
    requested_role: null,
    full_name: "Cleo",
    email: "cleo@example.com",
    leaves_at: "2026-12-26T09:00:00+00:00",
    may_be_looked_at: true,
  };
  expect(decideAccess(snapshot({ isCustomer: true, profile }), "customer")).toBe("leaving");
  expect(decideAccess(snapshot({ isAdmin: true, profile }), "admin")).toBe("leaving");
  expect(decideAccess(snapshot({ isCustomer: true, profile }), "admin")).toBe("leaving");
  expect(decideAccess(snapshot({ status: "signed-out", profile }), "customer")).toBe("sign-in");
});

test("a profile that cannot be loaded is an error, not an endless wait", () => {
  expect(decideAccess(snapshot({ failed: true }), "customer")).toBe("failed");
  expect(decideAccess(snapshot({ status: "loading", failed: true }), "admin")).toBe("failed");
});

test("a failed refresh of a profile that is already known shuts nobody out", () => {
  expect(decideAccess(snapshot({ isCustomer: true, failed: true }), "customer")).toBe("allowed");
});
