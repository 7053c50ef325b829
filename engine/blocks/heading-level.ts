import type { Heading } from "./fields.ts";

/** What names a section for those who do not see it, as `aria-labelledby` says it: the title that `SectionHeading` draws. */
export function nameOf(id: string, heading: Heading | undefined): string | undefined {
  return heading?.title ? `${id}-title` : undefined;
}

/** The rank of the titles within a section: under its own heading, or in its place. */
export function titleTag(heading: Heading | undefined): "h2" | "h3" {
  return heading?.title ? "h3" : "h2";
}

/**
 * The same where a design knows these titles by their tag, `h3`: the rank that they have without a heading above them, for
 * `aria-level`.
 */
export function titleLevel(heading: Heading | string | undefined): 2 | undefined {
  const title = typeof heading === "object" ? heading.title : heading;
  return title ? undefined : 2;
}
