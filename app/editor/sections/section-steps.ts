import type { Patch } from "../../../contract/patch.ts";
import type { Block } from "../../../engine/blocks/block.ts";
import { duplicateSection } from "../../../engine/document/edit-sections.ts";
import { samplesOf } from "../../../engine/document/samples.ts";
import type { Page } from "../../../engine/document/site-document.ts";

type Step = Patch[number];

/** A section of a page of the document. */
export type SectionPlace = { path: string; page: Page; key: string };

/** Hides the section, or shows it again. */
export function hideSteps({ path, page, key }: SectionPlace): Patch {
  const place = ["pages", path, "sections", key, "isHidden"];
  return page.sections[key]?.isHidden
    ? [{ op: "remove", path: place }]
    : [{ op: "add", path: place, value: true }];
}

/** Puts the section at the place `to` of the page's order. */
export function moveSteps({ path, page, key }: SectionPlace, to: number): Patch {
  return [
    { op: "remove", path: ["pages", path, "order", page.order.indexOf(key)] },
    { op: "add", path: ["pages", path, "order", to], value: key },
  ];
}

/** Takes the section away. */
export function removeSteps({ path, page, key }: SectionPlace): Patch {
  const steps: Step[] = [
    { op: "remove", path: ["pages", path, "order", page.order.indexOf(key)] },
    { op: "remove", path: ["pages", path, "sections", key] },
  ];
  if (samplesOf(page, key) !== undefined) steps.push({ op: "remove", path: ["pages", path, "samples", key] });
  return steps as Patch;
}

/** Puts a copy of the section behind it, under `newKey`. */
export function copySteps({ path, page, key }: SectionPlace, newKey: string): Patch {
  const copied = duplicateSection(page, key, newKey);
  const steps: Step[] = [
    { op: "add", path: ["pages", path, "sections", newKey], value: copied.sections[newKey] as never },
    { op: "add", path: ["pages", path, "order", page.order.indexOf(key) + 1], value: newKey },
  ];
  const samples = samplesOf(copied, newKey);
  if (samples !== undefined)
    steps.push({ op: "add", path: ["pages", path, "samples", newKey], value: samples as never });
  return steps as Patch;
}

/** Puts a new section at the place `at` of the page's order, under a key that no section there has had; what it says is a sample. */
export function addSteps({ path, page, key }: SectionPlace, block: Block, at: number): Patch {
  const place = ["pages", path];
  return [
    { op: "add", path: [...place, "sections", key], value: block as never },
    { op: "add", path: [...place, "order", at], value: key },
    page.samples
      ? { op: "add", path: [...place, "samples", key], value: true }
      : { op: "add", path: [...place, "samples"], value: { [key]: true } },
  ];
}

/** A key that nothing has had before. */
export function newSectionKey(): string {
  return `s${crypto.randomUUID().replaceAll("-", "").slice(0, 10)}`;
}
