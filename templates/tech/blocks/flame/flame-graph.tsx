import type { Span } from "./flame.props.ts";
import { lengthOf } from "./length-of.ts";

type Props = { rows: readonly (readonly Span[])[]; unit?: string | undefined };

/** Stretches of time upon each other, each as wide as it is long, from the tip of the flame down to its foot. */
export function FlameGraph({ rows, unit = "" }: Props) {
  const total = lengthOf(rows.at(-1) ?? []);
  return (
    <table role="presentation">
      <colgroup>
        <col span={total} />
      </colgroup>
      <tbody>
        {rows.map((row, depth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and their places never change
          <tr key={depth}>
            {row.map((span, index) => {
              // biome-ignore lint/suspicious/noArrayIndexKey: stretches have none either, where names repeat
              if ("skip" in span) return <td key={index} colSpan={span.skip} />;
              const { name, length, isHot } = span;
              const time = `${length} ${unit}`.trim();
              return (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  key={index}
                  colSpan={length}
                  data-hot={isHot}
                  data-fit={fitOf(cells(name), length / total)}
                  data-whole={isHot && fitOf(cells(`${name} ${time}`), length / total)}
                >
                  <span>{name}</span> <span>{time}</span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How wide pages are at which the style sheet shows more (it counts without their margins), and a letter on them. */
const steps = [
  { from: 320, letter: 7.2 },
  { from: 390, letter: 7.2 },
  { from: 768, letter: 8.4 },
  { from: 1024, letter: 8.4 },
  { from: 1280, letter: 8.4 },
] as const;

/** The least width of a page on which `letters` have room in this `share` of it; undefined where none has. */
function fitOf(letters: number, share: number) {
  return steps.find(({ from, letter }) => (letters + 1) * letter + 1 <= from * share)?.from;
}

/** Letters of one width that stand for `text`: those of some scripts are as wide as two. */
function cells(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > "\u2e80" ? 2 : 1), 0);
}
