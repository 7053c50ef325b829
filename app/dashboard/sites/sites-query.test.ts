import { expect, test } from "vitest";
import { readListQuery } from "../../account/area/lists/list-query.ts";
import { sitesContent, whenInWords } from "./sites-content.ts";
import { askedBy, emptyWords, sitesShape } from "./sites-query.ts";

test("the database is asked for what the address says, and the trash is empty where nothing is searched for", () => {
  const query = readListQuery(sitesShape, new URLSearchParams("state=trashed&sort=name&page=3"));
  expect(askedBy(query)).toEqual({ with_state: "trashed", sorted_by: "name", page: 3, page_size: 24 });
  const { empty } = sitesContent;
  expect(emptyWords(query, false)).toBe(empty.trash);
  expect(emptyWords({ ...query, containing: "Bistro" }, false)).toBe(empty.found);
});

test.each([
  [{}, "No site yet"],
  [{ draft: 1 }, "One site, still a draft"],
  [{ draft: 2 }, "Two sites, all still drafts"],
  [{ live: 1 }, "One site, and it is live"],
  [{ live: 2, changed: 1 }, "Three sites, one has changes"],
  [{ live: 1, draft: 1 }, "Two sites, one is still a draft"],
  [{ unpublished: 13 }, "13 sites, none live"],
])("%o in words: %s", (some, words) => {
  const counts = { draft: 0, live: 0, changed: 0, unpublished: 0, suspended: 0, trashed: 4, ...some };
  const all = counts.draft + counts.live + counts.changed + counts.unpublished + counts.suspended;
  expect(sitesContent.headline(all, counts)).toBe(words);
});

test("a moment is told as people tell it", () => {
  const now = Date.parse("2026-11-23T12:00:00Z");
  expect(whenInWords("2026-11-23T11:59:50Z", now)).toBe("just now");
  expect(whenInWords("2026-11-23T11:57:00Z", now)).toBe("3 minutes ago");
  expect(whenInWords("2026-11-22T11:00:00Z", now)).toBe("1 day ago");
  expect(whenInWords("2026-10-01T11:00:00Z", now)).toBe("on 1 October 2026");
});
