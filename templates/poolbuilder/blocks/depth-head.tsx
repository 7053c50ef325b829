import { fitWord } from "../../../engine/blocks/fit.ts";
import "../../../engine/blocks/fit.css";

type Props = {
  id: string;
  depth?: string | undefined;
  eyebrow?: string | undefined;
  title?: string | undefined;
  lead?: string | undefined;
  /** The longest word that it holds at its largest, in mean letters. */
  full?: number | undefined;
};

/** As many letters as are few large words. */
const longTitle = 40;

/** The head of a section: how deep it lies, on a tile, and few large words. */
export function DepthHead({ id, depth, eyebrow, title = "", lead, full = 9 }: Props) {
  const letters = fitWord(title);
  return (
    <header className={title ? "depth-head" : "depth-head depth-only"}>
      <p className={depth ? "depth-tile" : "depth-tile depth-counted"}>{depth}</p>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      {title && (
        <h2
          id={`${id}-title`}
          className={title.length > longTitle ? "depth-long" : undefined}
          data-fit={letters > full ? letters : undefined}
        >
          {title}
        </h2>
      )}
      {lead && <p>{lead}</p>}
    </header>
  );
}

/** What names a section that begins with such a head, for `aria-labelledby`. */
export function depthName(id: string, title: string | undefined): string | undefined {
  return title ? `${id}-title` : undefined;
}
