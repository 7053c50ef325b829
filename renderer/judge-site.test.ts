import { expect, test } from "vitest";
import { allSamples } from "../engine/document/samples.ts";
import { site as restaurant } from "../templates/restaurant/site.ts";
import { judgeSite } from "./judge-site.ts";

test("of a site that begins all is sample but the forms: without them nobody could write", () => {
  const begun: unknown = JSON.parse(JSON.stringify(allSamples(restaurant)));
  const { samples } = judgeSite(begun, { origin: "https://kiln.test" });
  const contact = samples.filter(({ page }) => page === "/contact").map(({ section }) => section);
  expect(contact).toEqual(["hero", "map", "hours"]);
  expect(samples.map(({ page }) => page)).toContain("/");
});
