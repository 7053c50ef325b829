import { formField } from "../blocks/form/sent-names.ts";
import { sectionName } from "../document/section-name.ts";
import { type Checked, type Finding, found } from "./finding.ts";
import { pageLabel, sectionLabel } from "./labels.ts";
import { tagsOf } from "./markup.ts";
import { shownSections } from "./shown-sections.ts";

/** Sections that ask visitors for something and send it to nobody. A form that is sent says which section it is of. */
export function checkForms({ site, blocks, pages }: Checked): Finding[] {
  return shownSections(site).flatMap(({ page, key, block }) => {
    const drawn = pages.find((one) => one.page === page);
    if (!blocks.get(block.type)?.asks || !drawn) return [];
    const inputs = tagsOf(drawn.html, "input").filter((tag) => tag.get("name") === formField);
    const isReceived = inputs.some((tag) => tag.get("value")?.endsWith(`#${sectionName(key, block)}`));
    if (isReceived) return [];
    return [
      found({
        rule: "form-receiver",
        severity: "blocking",
        isAcceptable: false,
        page,
        section: key,
        message: `What visitors write in ${sectionLabel(site, block)} on ${pageLabel(site, page)} is sent to nobody.`,
        mend: "Hide the section, or put a form in its place.",
      }),
    ];
  });
}
