import type { SiteDocument } from "../../../engine/document/site-document.ts";
import type { DrawCard } from "./draw-card.ts";
import { foundTexts } from "./found-texts.ts";
import { partsWords } from "./parts-words.ts";
import { SharedPicture } from "./shared-picture.tsx";

const words = partsWords.found;

type Props = {
  document: SiteDocument;
  path: string;
  /** Draws the picture that the page is shared with; undefined where no site is there yet to draw it for. */
  drawCard: DrawCard | undefined;
};

/** What others show of a page: search engines among what they found, and whoever it is sent to as a card. */
export default function PageFound({ document, path, drawCard }: Props) {
  const found = foundTexts(document, path);
  if (!found) return null;
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
          <p className="truncate text-sm text-muted">{[document.facts.name, ...steps].join(" › ")}</p>
          <p className="mt-1 line-clamp-1 text-lg leading-snug text-accent">{title}</p>
          <p className="mt-1 line-clamp-2 text-sm leading-normal">{description}</p>
        </div>
      </figure>
      <figure>
        <figcaption className="mb-2 text-sm text-muted">{words.card}</figcaption>
        <div className="border border-line">
          <SharedPicture document={document} path={path} drawCard={drawCard} />
          <div className="p-4">
            <p className="line-clamp-2 leading-snug font-medium">{title}</p>
            <p className="mt-1 line-clamp-2 text-sm text-muted">{description}</p>
          </div>
        </div>
      </figure>
    </div>
  );
}
