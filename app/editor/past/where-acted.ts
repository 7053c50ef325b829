import type { SiteDocument } from "../../../engine/document/site-document.ts";
import type { PastAct } from "../draft/history.ts";
import type { Part } from "../parts/part.ts";
import { partName } from "../parts/part-name.ts";
import { historyWords as words } from "./history-words.ts";

/** Where of a site an act was done, as far as that is still there: a page and its section, or what else it changed. */
export function whereActed({ forward }: Pick<PastAct, "forward">, site: SiteDocument): string {
  const parts = forward.flatMap(({ path }) => partOf(path) ?? []);
  const pages = new Set(parts.flatMap((part) => ("path" in part ? [part.path] : [])));
  const [part] = parts;
  if (!part || pages.size > 1) return words.theme;
  if (part.kind !== "section") return partName(part, site);
  const page = partName({ kind: "page", path: part.path }, site);
  return site.pages[part.path]?.sections[part.key] ? `${page}, ${partName(part, site)}` : page;
}

function partOf([first, second, third, fourth]: PastAct["forward"][number]["path"]): Part | undefined {
  switch (first) {
    case "pages":
      if (typeof second !== "string") return undefined;
      return third === "sections" && typeof fourth === "string"
        ? { kind: "section", path: second, key: fourth }
        : { kind: "page", path: second };
    case "nav":
    case "footer":
      return { kind: "frame" };
    case "facts":
      return { kind: "facts" };
    case "collections":
      return { kind: "records", name: String(second) };
    default:
      return undefined;
  }
}
