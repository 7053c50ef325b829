import "../../../../engine/blocks/fit.css";
import "./number-plates.css";
import { hangNumber } from "./phone-wall.ts";

/** How much of a plate the gap before a group is. */
const gap = 0.4;

/** The telephone number as plates of enamel, a digit on each, in one row or in lines, as the pipes hang. */
export function NumberPlates({ phone }: { phone: { label: string; href: string } }) {
  const lines = hangNumber(phone);
  const signs = lines.flat();
  const groups = signs.filter(({ opensGroup }) => opensGroup).length;
  return (
    <span className="plates" data-fit={Math.ceil(signs.length + groups * gap)}>
      {lines.map((line) => (
        <span key={line[0]?.at}>
          {line.map(({ sign, at, opensGroup }) => (
            <b key={at} data-opens={opensGroup || undefined}>
              {sign}
            </b>
          ))}
        </span>
      ))}
    </span>
  );
}
