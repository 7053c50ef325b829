import { expect, test } from "vitest";
import { nameIn } from "./name-in.ts";

const field = (name: string, value: string) => ({ name, label: name, value });

test("whoever gives first and last name is called by both, and a form without a name calls nobody", () => {
  expect(nameIn([field("firstName", "Ada"), field("lastName", "Byron "), field("email", "ada@x.test")])).toBe(
    "Ada Byron",
  );
  expect(nameIn([field("name", "Ben"), field("firstName", "B.")])).toBe("Ben");
  expect(nameIn([field("email", "ada@x.test")])).toBe("");
});
