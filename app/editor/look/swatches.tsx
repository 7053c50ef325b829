import { useId, useState } from "react";
import {
  type Chosen,
  type ChosenRole,
  chosenRoles,
  type Moved,
  solveColours,
} from "../../../engine/theme/solve-colours.ts";
import type { Theme } from "../../../engine/theme/theme.ts";
import { ColourSliders } from "./colour-sliders.tsx";
import { lookWords as words } from "./look-words.ts";

type Props = {
  theme: Theme;
  onTheme: (theme: Theme, role: ChosenRole) => void;
  tell: (text: string) => void;
};

/** The five colours of a site; the chosen one is set below, and all others follow so that everything can be read. */
export function Swatches({ theme, onTheme, tell }: Props) {
  const group = useId();
  const [role, setRole] = useState<ChosenRole>("accent");
  const [gaveWay, setGaveWay] = useState<{ moved: readonly Moved[]; colours: Theme["colours"] }>();
  const { colours } = theme;

  function choose(hex: string): void {
    const chosen: Chosen = { ...colours, [role]: hex };
    const { moved, ...solved } = solveColours(chosen, theme);
    setGaveWay({ moved, colours: solved.colours });
    tell(moved.map(words.moved).join(" "));
    onTheme({ ...theme, ...solved }, role);
  }

  // What was said is about these colours: after an undo it is not true any more.
  const isAboutThese =
    gaveWay && chosenRoles.every((one) => gaveWay.colours[one].toLowerCase() === colours[one].toLowerCase());
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{words.colours}</legend>
      <div className="flex">
        {chosenRoles.map((one) => (
          <label key={one} className="group relative min-w-0 grow basis-0 cursor-pointer text-center text-xs">
            <input
              type="radio"
              name={group}
              className="peer sr-only"
              aria-label={words.roles[one].whole}
              checked={one === role}
              onChange={() => setRole(one)}
            />
            <span
              aria-hidden
              className="block h-14 border-y border-r border-line group-first:border-l peer-focus-visible:relative peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-accent"
              style={{ background: colours[one] }}
            />
            <span className="mt-2 inline-block border-b-2 border-transparent pb-0.5 text-muted group-hover:text-ink peer-checked:border-accent peer-checked:text-ink">
              {words.roles[one].short}
            </span>
          </label>
        ))}
      </div>
      <ColourSliders key={role} name={words.roles[role].short} colour={colours[role]} onColour={choose} />
      {isAboutThese && gaveWay.moved.length > 0 && (
        <p className="mt-3 border-l-2 border-accent pl-3 text-sm">
          {gaveWay.moved.map(words.moved).join(" ")}
        </p>
      )}
    </fieldset>
  );
}
