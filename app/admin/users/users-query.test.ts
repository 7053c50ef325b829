import { expect, test } from "vitest";
import { readListQuery } from "../../account/area/lists/list-query.ts";
import { usersContent } from "./users-content.ts";
import { allOf, askedBy, usersShape, usersWords } from "./users-query.ts";

const counts = { active: 3, invited: 1, suspended: 0, leaving: 0, asking: 2 };

test("the database is asked for what the address says", () => {
  const query = readListQuery(usersShape, new URLSearchParams("role=asking&q=ada&sort=seen&page=2"));
  expect(askedBy(query)).toEqual({
    with_role: "asking",
    containing: "ada",
    sorted_by: "seen",
    page: 2,
    page_size: 50,
  });
});

test("whoever asks for a role is counted once, and told in the headline", () => {
  expect(allOf(counts)).toBe(4);
  expect(usersContent.headline(4, 2)).toBe("4 people, 2 are waiting for an answer");
  expect(usersContent.headline(1, 0)).toBe("One person");
  expect(usersWords(counts).filters[1]?.options.map(({ count }) => count)).toEqual([undefined, undefined, 2]);
});
