import { type Checked, type Finding, found } from "./finding.ts";
import { pageLabel, sectionLabel } from "./labels.ts";
import { shownSections } from "./shown-sections.ts";

/**
 * Pictures of the business's own without a text for those who do not see them: whoever accepts that says that it is
 * ornament. Those of templates have theirs, or are ornament.
 */
export function checkPictures({ site }: Checked): Finding[] {
  return shownSections(site).flatMap(({ page, key, block }) =>
    silentPictures(block.props, []).map((place) =>
      found({
        rule: "picture-text",
        severity: "blocking",
        isAcceptable: true,
        page,
        section: key,
        place,
        message: `A picture in ${sectionLabel(site, block)} on ${pageLabel(site, page)} has no text for those who do not see it.`,
        mend: "Say in a few words what it shows, or accept that it is ornament.",
      }),
    ),
  );
}

function silentPictures(value: unknown, at: readonly string[]): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { path, alt } = value as { path?: unknown; alt?: unknown };
  if (typeof path === "string" && path.startsWith("/media/") && typeof alt === "string") {
    return alt.trim() === "" ? [at.join("/")] : [];
  }
  return Object.entries(value).flatMap(([key, item]) => silentPictures(item, [...at, key]));
}
