import { Actions } from "../../../../engine/blocks/actions.tsx";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { PosterLines } from "../../poster-type/poster-line.tsx";
import "./poster.css";
import type { PosterProps } from "./poster.props.ts";

/** The longest line that is large, and how many of such a title there are at most. */
const full = { letters: 14, lines: 4 };

/** The title as a bill-sticker would have it: every line as wide as the sheet. */
export function Poster({ id, variant, lines, lead, actions, picture }: PosterProps & { id: string }) {
  return (
    <section
      className="poster"
      data-variant={variant}
      data-bare={!picture || undefined}
      aria-labelledby={`${id}-title`}
    >
      <PageTitle id={`${id}-title`}>
        <PosterLines lines={lines.flatMap(cut)} />
      </PageTitle>
      {picture && (
        <PictureView
          className="poster-picture"
          picture={picture}
          sizes="(min-width: 60rem) 100vw, 125vw"
          isFirst
        />
      )}
      <div className="poster-foot">
        {lead && <p className="lead">{lead}</p>}
        <Actions actions={actions} />
      </div>
    </section>
  );
}

Poster.opensPage = true;

/** A long line in as few as are large, none of which is much longer than the others. */
function cut(line: string): string[] {
  if (line.length <= full.letters) return [line];
  const words = line.split(/\s+/);
  const count = Math.min(full.lines, Math.ceil(line.length / full.letters));
  const room = Math.max(Math.ceil(line.length / count) + 1, ...words.map(({ length }) => length));
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && longer.length <= room) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}
