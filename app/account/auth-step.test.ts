import { expect, test } from "vitest";
import { hashOfStep, readAuthStep } from "./auth-step.ts";

test.each(["sign-in", "sign-up", "forgot", "link-sent", "check-mail"] as const)(
  "the step %s is found again under its own address",
  (step) => {
    expect(readAuthStep(hashOfStep(step))).toEqual({ step, email: null });
  },
);

test("an address that a mail has typed in is read with its signs, and belongs to no step's name", () => {
  expect(readAuthStep("#forgot&email=ada%2Bx%40example.com")).toEqual({
    step: "forgot",
    email: "ada+x@example.com",
  });
});

test.each(["#nowhere", "#error=access_denied", "#constructor", "#"])("%s is the first step", (hash) => {
  expect(readAuthStep(hash).step).toBe("sign-in");
});
