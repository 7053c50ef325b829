import { expect, test } from "vitest";
import { site } from "../../site.ts";

test("each sector of the minimap is lit by the section that it leads to", () => {
  const sections = Object.values(site.pages["/"].sections);
  const minimap = sections.find(({ type }) => type === "gaming/minimap");
  const sectors = minimap && "sectors" in minimap.props ? minimap.props.sectors : [];
  expect(sectors).toHaveLength(6);
  for (const { href, litBy } of sectors)
    expect(sections.find(({ id }) => `#${id}` === href)?.type.replace("gaming/", "")).toBe(litBy);
});
