import { type TellingSource, tellFacts } from "../facts/tell-facts.ts";

/** What a section is known by beside its kind: its heading as visitors read it, without what only its block or its records know. */
export function sectionTitle(site: TellingSource, props: object | undefined): string {
  const { title, heading } = (props ?? {}) as { title?: unknown; heading?: { title?: unknown } };
  const said = [title, heading?.title].find((text) => typeof text === "string");
  if (typeof said !== "string") return "";
  const told = said.includes("{") ? (tellFacts({ title: said }, site, props).title ?? "") : said;
  return told.replaceAll(/\s*\{[^{}]*\}/g, "").trim();
}
