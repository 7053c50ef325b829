import { Actions } from "../../../../engine/blocks/actions.tsx";
import { fitWord } from "../../../../engine/blocks/fit.ts";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { lengthOf } from "../../length.ts";
import "../../../../engine/blocks/fit.css";
import "./plunge.css";
import type { PlungeProps } from "./plunge.props.ts";

/** The most letters that stand in the water at full size. */
const full = 5;
/** From here on `fitWord` does not count. */
const uncounted = 24;

/** The deck with its board, the water's surface, and a word that stands in it: below the line it is bent. */
export function Plunge({
  id,
  title,
  eyebrow,
  lead,
  phone,
  facts = [],
  actions = [],
  over = "board",
}: PlungeProps & { id: string }) {
  const lines = linesOf(title);
  const letters = Math.max(...lines.map(lettersOf));
  const dry = lines.slice(0, -1);
  const word = lines.at(-1);
  return (
    <section className="plunge" aria-labelledby={`${id}-title`}>
      <div className="plunge-deck">
        {phone && (
          <a className="plunge-phone" href={phone.href} data-length={lengthOf(phone.value)}>
            {phone.value}
          </a>
        )}
        {facts.length > 0 && (
          <ul>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
      </div>
      <svg className="plunge-board" viewBox="0 0 700 64" aria-hidden="true">
        {over === "board" ? (
          <>
            <path className="plunge-post" d="M70 30v34M190 30v34" />
            <path className="plunge-plank" d="M0 0H689a8 8 0 0 1 0 16L260 31H0Z" />
          </>
        ) : (
          <path className="plunge-bar" d="M0 8H684a16 16 0 0 1 0 32H0Z" />
        )}
      </svg>
      <div
        className={letters < uncounted ? "plunge-water" : "plunge-water plunge-endless"}
        data-fit={letters > full ? letters : undefined}
        data-dry={dry.length || undefined}
      >
        {eyebrow && <p className="plunge-eyebrow">{eyebrow}</p>}
        <PageTitle id={`${id}-title`}>
          {dry.map((line) => (
            <b key={line}>{line} </b>
          ))}
          <span>{word}</span>
          <span aria-hidden="true">{word}</span>
        </PageTitle>
        {lead && <p className="plunge-lead">{lead}</p>}
        {actions.length > 1 ? (
          <Actions actions={actions} />
        ) : (
          actions.map(({ label, href }) => (
            <a key={label} className="action" href={href}>
              {label}
            </a>
          ))
        )}
      </div>
    </section>
  );
}

Plunge.opensPage = true;

/** `title` in one line if it is short, else in two to four by its length. */
function linesOf(title: string): string[] {
  const fewest = title.length > 48 ? 4 : title.length > 30 ? 3 : 2;
  let longest = Math.max(full, fitWord(title), Math.ceil(title.length / fewest) + 2);
  let lines = brokenAt(longest, title);
  while (lines.length > 4) {
    longest += 1;
    lines = brokenAt(longest, title);
  }
  return lines;
}

function brokenAt(longest: number, title: string): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lettersOf(longer) <= longest) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return lines;
}

/** A line is as wide as one word. */
function lettersOf(line: string): number {
  return fitWord(line.replaceAll(/\s/g, "-"));
}
