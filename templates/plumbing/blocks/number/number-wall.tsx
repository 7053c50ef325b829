import type { Picture } from "../../../../engine/picture.ts";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { lever, outlet, plumbingPictures, plus } from "../../pictures.ts";
import "./number-wall.css";
import { hangNumber, type Sign } from "./phone-wall.ts";

/** Where a valve sits on each digit: on an upright, in the middle between its joints (the styles say how high that is). */
const seats: Record<string, readonly [side: string, level: string]> = {
  "0": ["left", "high"],
  "1": ["middle", "middle"],
  "2": ["right", "high"],
  "3": ["right", "high"],
  "4": ["right", "high"],
  "5": ["left", "high"],
  "6": ["left", "high"],
  "7": ["right", "middle"],
  "8": ["left", "high"],
  "9": ["right", "low"],
};
const narrow = "(max-width: 43.99rem)";

/**
 * A telephone number of chrome pipe on a cobalt wall, in one row or in lines, whichever the window has room for. Its last
 * digit lets the page's pipe out; a valve is on the first digit of its last line.
 */
export function NumberWall({ phone }: { phone: { label: string; href: string } }) {
  const lines = hangNumber(phone);
  const last = lines.at(-1);
  const valved = last?.find(({ sign }) => sign in seats);
  return (
    <span className="pipes">
      {lines.map((line) => (
        <span key={line[0]?.at}>
          {line.map((sign) => (
            <HungSign key={sign.at} {...sign} hasLever={sign === valved} hasOutlet={sign === last?.at(-1)} />
          ))}
        </span>
      ))}
    </span>
  );
}

type Hung = Sign & { hasLever: boolean; hasOutlet: boolean };

function HungSign({ sign, at, opensGroup, hasLever, hasOutlet }: Hung) {
  const [side, level] = (hasLever && seats[sign]) || [];
  return (
    <>
      {at > 0 && <i className={opensGroup ? "pipes-blank" : undefined} />}
      <span>
        {sign === "+" ? (
          <b className="pipes-plus">
            <Piece picture={plus} />
          </b>
        ) : (
          <Digit digit={sign} isFirst={at === 0} />
        )}
        {side && (
          <b data-side={side} data-level={level}>
            <Piece picture={lever} />
          </b>
        )}
        {hasOutlet && (
          <b>
            <Piece picture={outlet} />
          </b>
        )}
      </span>
    </>
  );
}

function Digit({ digit, isFirst }: { digit: string; isFirst: boolean }) {
  const pictures: Record<string, Picture> = plumbingPictures;
  const [row, line] = [pictures[`tall-${digit}`], pictures[`wide-${digit}`]];
  return row && line && <Piece picture={row} instead={{ media: narrow, picture: line }} isFirst={isFirst} />;
}
type PieceProps = { picture: Picture; instead?: { media: string; picture: Picture }; isFirst?: boolean };

/** Only one goes before everything else: all of them would keep the page's face waiting. */
function Piece(props: PieceProps) {
  return <PictureView {...props} isSoon alt="" />;
}
