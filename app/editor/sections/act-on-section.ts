import { sectionTypeName } from "../../../engine/document/section-words.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import type { History } from "../draft/history.ts";
import { editorWords } from "../editor-words.ts";
import { copySteps, hideSteps, moveSteps, newSectionKey, removeSteps } from "./section-steps.ts";

/** `to` is a place of the page's order. */
export type SectionAct = "up" | "down" | "copy" | "hide" | "remove" | { to: number };

const { acts, told } = editorWords;

/** What has been done, for whoever hears it, and which section is the chosen one then. */
export type ActResult = { told: string; chosen: string | undefined };

/** Does something with the section `key` of the page at `path`. Undefined where there is no such section, or no way there. */
export function actOnSection(
  history: History,
  document: SiteDocument,
  path: string,
  key: string,
  act: SectionAct,
): ActResult | undefined {
  const page = document.pages[path];
  const section = page?.sections[key];
  if (!page || !section) return undefined;
  const at = { path, page, key };
  const index = page.order.indexOf(key);
  const name = sectionTypeName(section.type);
  const moveTo = (to: number): ActResult | undefined => {
    if (to < 0 || to >= page.order.length || to === index) return undefined;
    history.change(moveSteps(at, to), { label: acts.move });
    return { told: told.moved(name, to + 1, page.order.length), chosen: key };
  };
  if (typeof act === "object") return moveTo(act.to);
  switch (act) {
    case "up":
      return moveTo(index - 1);
    case "down":
      return moveTo(index + 1);
    case "copy": {
      const copy = newSectionKey();
      history.change(copySteps(at, copy), { label: acts.copy });
      return { told: told.copied(name), chosen: copy };
    }
    case "hide":
      history.change(hideSteps(at), { label: section.isHidden ? acts.show : acts.hide });
      return { told: section.isHidden ? told.shown(name) : told.hidden(name), chosen: key };
    case "remove":
      history.change(removeSteps(at), { label: acts.remove });
      return { told: told.removed(name), chosen: page.order[index + 1] ?? page.order[index - 1] };
  }
}
