import { samplesOf } from "../../../engine/document/samples.ts";
import { sectionTitle } from "../../../engine/document/section-title.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { inOrderOfMenu } from "./menu-order.ts";
import { type Part, partText } from "./part.ts";
import { partName } from "./part-name.ts";
import { partsWords } from "./parts-words.ts";

type Props = { document: SiteDocument; part: Part; show: (part: Part) => void };

/** All that can be changed: the business, each page with its sections, menu and footer, and the records. */
export function PartList({ document, part, show }: Props) {
  const { collections = {} } = document;
  const current = partText(part);
  const open = part.kind === "page" || part.kind === "section" ? part.path : undefined;
  const choose = (target: Part, note?: string, said?: string) => (
    <button
      type="button"
      aria-current={partText(target) === current ? "true" : undefined}
      onClick={() => show(target)}
      className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 border-l-2 border-transparent py-1 pl-3 text-left hover:border-line aria-[current]:border-accent aria-[current]:font-semibold"
    >
      <span className="min-w-0 grow">
        <span className="block wrap-anywhere">{partName(target, document)}</span>
        {said && <span className="block truncate text-sm font-normal text-muted">{said}</span>}
      </span>
      {note && <span className="shrink-0 text-sm font-normal text-muted">{note}</span>}
    </button>
  );
  const names = Object.keys(collections).filter((name) => (collections[name]?.length ?? 0) > 0);
  return (
    <nav aria-label={partsWords.parts}>
      <ul>
        <li>{choose({ kind: "facts" })}</li>
        {inOrderOfMenu(document).map(([path, page]) => (
          <li key={path}>
            {choose({ kind: "page", path }, path)}
            {open === path && (
              <ul className="mb-2 ml-3 border-l border-line">
                {page.order.map((key) => {
                  const { isHidden } = page.sections[key] ?? {};
                  const note = isHidden
                    ? partsWords.hidden
                    : samplesOf(page, key) === true
                      ? partsWords.samples
                      : undefined;
                  const said = sectionTitle(document, page.sections[key]?.props);
                  return <li key={key}>{choose({ kind: "section", path, key }, note, said)}</li>;
                })}
              </ul>
            )}
          </li>
        ))}
        <li>{choose({ kind: "frame" })}</li>
        {names.map((name) => (
          <li key={name}>{choose({ kind: "records", name }, String(collections[name]?.length ?? ""))}</li>
        ))}
      </ul>
    </nav>
  );
}
