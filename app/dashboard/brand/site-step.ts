import { brandContent, type SiteStep } from "./brand-content.ts";
import type { BrandChange } from "./read-branded-sites.ts";

const words = brandContent.sites;

/** How what the brand does to a site goes, in one word and, where it did not come to its end, in a sentence. */
export function stepOf({ state, publish, published, reason }: BrandChange): {
  step: SiteStep;
  problem?: string;
} {
  if (state === "failed" || state === "left") return { step: "left", problem: reason };
  if (state === "same" || state === "waiting") return { step: state };
  const isBack = state === "undone";
  // What is not known of a publish any more has ended long ago.
  const end = published?.state ?? "done";
  if (publish === null) return { step: isBack ? "undone" : "draft" };
  if (end === "waiting" || end === "running") return { step: isBack ? "undoing" : "publishing" };
  if (end !== "failed") return { step: isBack ? "undone" : "published" };
  const { problems: [problem = ""] = [] } = (published?.report ?? {}) as { problems?: string[] };
  return {
    step: isBack ? "undone" : "draft",
    problem: isBack ? words.stillSeen(problem) : words.notSeen(problem),
  };
}

/** Whether somebody still works on it. */
export function isUnderWay(change: BrandChange): boolean {
  return ["waiting", "publishing", "undoing"].includes(stepOf(change).step);
}
