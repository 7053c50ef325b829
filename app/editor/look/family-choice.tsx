import { useId, useState } from "react";
import { familyCss } from "../../../engine/theme/faces-css.ts";
import { type FamilyKey, families } from "../../../engine/theme/families.ts";
import {
  type FamilyUse,
  familiesFor,
  familiesLike,
  withFamily,
} from "../../../engine/theme/matching-families.ts";
import type { Theme } from "../../../engine/theme/theme.ts";
import { lookWords as words } from "./look-words.ts";

type Type = Theme["type"];

type Props = {
  use: FamilyUse;
  type: Type;
  /** That of the design, whose weight each family wears as far as it has it. */
  own: Type;
  onType: (type: Type) => void;
};

/** The family of headings or of text, drawn in itself; all others come when they are asked for. */
export function FamilyChoice({ use, type, own, onType }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const near = familiesLike(own[use], use);
  const others = familiesFor(use).filter((key) => !near.includes(key));
  // An imported site may be set in any family.
  if (![...near, ...others].includes(type[use])) others.unshift(type[use]);
  const group = (label: string, keys: readonly FamilyKey[]) => (
    <fieldset className="mt-1 min-w-0">
      <legend className="pt-2 pb-1 text-xs text-muted">{label}</legend>
      {keys.map((key) => (
        <label
          key={key}
          className="flex min-h-11 cursor-pointer items-center gap-3 [contain-intrinsic-block-size:2.75rem] [content-visibility:auto] hover:text-accent"
        >
          <input
            type="radio"
            name={id}
            className="size-4 shrink-0 accent-accent"
            checked={key === type[use]}
            onChange={() => onType(withFamily(type, use, key, own))}
          />
          <Drawn use={use} type={withFamily(type, use, key, own)} />
        </label>
      ))}
    </fieldset>
  );
  return (
    <div>
      <h3 id={`${id}-name`} className="text-sm font-semibold">
        {words.families[use]}
      </h3>
      <button
        type="button"
        id={`${id}-family`}
        aria-labelledby={`${id}-name ${id}-family`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-13 w-full cursor-pointer items-center justify-between gap-3 border-b border-line text-left hover:border-ink aria-expanded:border-ink"
      >
        <Drawn use={use} type={type} isLarge />
        <span aria-hidden className={`text-muted ${isOpen ? "rotate-180" : ""}`}>
          ⌄
        </span>
      </button>
      {isOpen && (
        // Space around, within which outlines are not cut off.
        <div
          id={`${id}-list`}
          role="radiogroup"
          aria-labelledby={`${id}-name`}
          className="max-h-80 overflow-y-auto border-b border-line px-1.5 pb-2"
        >
          {group(words.near, near)}
          {group(words.others, others)}
        </div>
      )}
    </div>
  );
}

/** The name of the family, as it would stand on the page. */
function Drawn({ use, type, isLarge = false }: { use: FamilyUse; type: Type; isLarge?: boolean }) {
  const key = type[use];
  const isHeading = use === "display";
  return (
    <span
      className={`min-w-0 truncate py-1 leading-tight ${isLarge ? "text-2xl" : "text-xl"}`}
      style={{
        fontFamily: familyCss(key, { text: "", language: "en" }).stack,
        ...(isHeading && { fontWeight: type.displayWeight, fontStyle: type.displayStyle }),
      }}
    >
      {families[key].name}
    </span>
  );
}
