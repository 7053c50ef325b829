import { checkContrast } from "./check-contrast.ts";
import { checkForms } from "./check-forms.ts";
import { checkHeadings } from "./check-headings.ts";
import { checkHeads } from "./check-heads.ts";
import { checkLinks } from "./check-links.ts";
import { checkPictures } from "./check-pictures.ts";
import { checkSamples } from "./check-samples.ts";
import type { Checked, Finding } from "./finding.ts";

/** All that stands in the way of publishing a site, then what is advice; of each in the order of its pages. */
export function findEverything(checked: Checked): Finding[] {
  const all = [
    ...checkContrast(checked.site.theme),
    ...checkSamples(checked),
    ...checkLinks(checked),
    ...checkHeads(checked),
    ...checkPictures(checked),
    ...checkForms(checked),
    ...checkHeadings(checked),
  ];
  return [...all.filter(isBlocking), ...all.filter((one) => !isBlocking(one))];
}

function isBlocking({ severity }: Finding): boolean {
  return severity === "blocking";
}
