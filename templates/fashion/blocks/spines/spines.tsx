import { fitWord } from "../../../../engine/blocks/fit.ts";
import "../../../../engine/blocks/fit.css";
import "./spines.css";
import type { SpinesProps } from "./spines.props.ts";

/** Longer ones run down the spine, where this is high enough. */
const shortUnit = 6;
/** Letters of other scripts are wider than those of the house. */
const notLatin = /[^\p{Script=Latin}\p{P}\p{N}\s]/u;

/** Collections as volumes on a shelf; on narrow screens they lie in a pile. */
export function Spines({ label, spines, unit }: SpinesProps & { id: string }) {
  return (
    <nav className="spines" aria-label={label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers */}
      <ul role="list">
        {spines.map(({ name, season, pieces, href }) => (
          <li key={href}>
            <a href={href}>
              <span
                className="spines-name"
                data-wide={notLatin.test(name) || undefined}
                data-fit={fitWord(name.replaceAll(" ", "i"))}
              >
                {name}
              </span>{" "}
              <span>{season}</span>{" "}
              {pieces && (
                <span className="spines-pieces">
                  <span className="leaning">{pieces}</span>{" "}
                  {isLong(unit) ? <span className="spines-unit">{unit}</span> : unit}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function isLong(unit: string): boolean {
  return Math.max(unit.length, fitWord(unit)) > shortUnit;
}
