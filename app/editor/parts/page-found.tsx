import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { foundTexts } from "./found-texts.ts";
import { partsWords } from "./parts-words.ts";

const words = partsWords.found;

/** What others show of a page: search engines among what they found, and whoever it is sent to as a card. */
export default function PageFound({ document, path }: { document: SiteDocument; path: string }) {
  const found = foundTexts(document, path);
  if (!found) return null;
  const { facts, seo } = document;
  const { title, description, record } = found;
  const steps = path
    .replace(":id", record ?? "")
    .split("/")
    .filter(Boolean);
  return (
    <div className="grid gap-6">
      <figure>
        <figcaption className="mb-2 text-sm text-muted">{words.search}</figcaption>
        <div className="border border-line p-4">
          <p className="truncate text-sm text-muted">{[facts.name, ...steps].join(" › ")}</p>
          <p className="mt-1 line-clamp-1 text-lg leading-snug text-accent">{title}</p>
          <p className="mt-1 line-clamp-2 text-sm leading-normal">{description}</p>
        </div>
      </figure>
      <figure>
        <figcaption className="mb-2 text-sm text-muted">{words.card}</figcaption>
        <div className="border border-line">
          {seo.picture ? (
            <img
              src={`${seo.picture.path}-og.jpg`}
              alt=""
              width={1200}
              height={630}
              className="block h-auto w-full border-b border-line"
            />
          ) : (
            <p className="border-b border-line p-4 text-sm leading-normal text-muted">{words.drawn}</p>
          )}
          <div className="p-4">
            <p className="line-clamp-2 leading-snug font-medium">{title}</p>
            <p className="mt-1 line-clamp-2 text-sm text-muted">{description}</p>
          </div>
        </div>
      </figure>
    </div>
  );
}
