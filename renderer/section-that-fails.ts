import type { Page } from "../engine/document/site-document.ts";

/** Where on `page` the first section stands that `draw` throws for when it is there alone, for a reader; else the frame. */
export function sectionThatFails(page: Page, draw: (page: Page) => void): string {
  for (const key of page.order) {
    const block = page.sections[key];
    if (!block) continue;
    try {
      draw({ ...page, sections: { [key]: block }, order: [key] });
    } catch {
      return `section ${key} (${block.type})`;
    }
  }
  return "navigation or footer";
}
