import { expect, test } from "vitest";
import { createDataServer } from "../testing/create-data-server.ts";
import { requireCheapPattern } from "./require-cheap-pattern.ts";

test.each(["^Luk", "(a|b)+c*", "[a-z]{2,4}\\d{3}", "a{1,64}", ".*", "\\{1000\\}"])(
  "%s may be asked",
  (pattern) => {
    expect(() => requireCheapPattern(pattern)).not.toThrow();
  },
);

test.each(["(a)\\1", "a{65}", "(a{1,40}){1,40}", "a{1,}{100,}", "x".repeat(257), "(\\w?\\d?){1,200}$"])(
  "%s is too much",
  (pattern) => {
    expect(() => requireCheapPattern(pattern)).toThrow("too complex");
  },
);

test("a pattern that would hold a connection for seconds is refused before it is asked", async () => {
  const server = await createDataServer();
  const user = await server.signUp();
  const slow = "(\\w?\\d?){1,200}(\\w?\\s?){1,200}z?$";
  for (const operator of ["match", "imatch"]) {
    const { status, error } = await user.data.from("notes").select().filter("title", operator, slow);
    expect([status, error?.code]).toEqual([400, "54001"]);
  }
});
