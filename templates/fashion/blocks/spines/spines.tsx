import "./spines.css";
import type { SpinesProps } from "./spines.props.ts";

/** Collections as volumes on a shelf; on narrow screens they lie in a pile. */
export function Spines({ label, spines, unit }: SpinesProps & { id: string }) {
  return (
    <nav className="spines" aria-label={label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers */}
      <ul role="list">
        {spines.map(({ name, season, pieces, href }) => (
          <li key={href}>
            <a href={href}>
              <span className="spines-name">{name}</span> <span>{season}</span>{" "}
              {pieces && (
                <span className="spines-pieces">
                  <span className="leaning">{pieces}</span> {unit}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
