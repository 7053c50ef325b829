import { createHash } from "node:crypto";
import { families } from "../../../engine/theme/families.ts";
import type { Theme } from "../../../engine/theme/theme.ts";
import type { Chance, FormName } from "./card-forms.ts";

const ofMotif: Partial<Record<Theme["motif"], FormName>> = {
  hairline: "frame",
  "double-rule": "rules",
  diagonal: "cut",
  grid: "grid",
  dots: "dots",
  wave: "wave",
};

/** The form beside the words: that of the theme's motif, or one that goes with its type and corners. */
export function chooseForm({ motif, radius, type }: Theme, chance: Chance): FormName {
  const own = ofMotif[motif];
  if (own) return own;
  const fitting = fittingForms(families[type.display].category, radius, type);
  return fitting[Math.floor(chance(0) * fitting.length)] ?? "slab";
}

function fittingForms(category: string, radius: number, type: Theme["type"]): readonly FormName[] {
  if (category === "mono") return ["grid", "bars"];
  if (radius >= 12) return ["disc", "rings", "wave", "sun"];
  if (category === "serif") return ["letter", "arch", "letter", "sun", "rules"];
  if (type.displayCase === "uppercase") return type.displayWeight < 500 ? ["frame", "arch"] : ["cut", "foot"];
  return ["slab", "letter", "bars", "disc", "dots"];
}

/** What looks like chance and is always the same for the same colours and type. */
export function chanceOf({ colours, type }: Theme): Chance {
  const bytes = createHash("sha256")
    .update(JSON.stringify([colours.paper, colours.accent, type.display]))
    .digest();
  return (index) => (bytes[index % bytes.length] ?? 0) / 256;
}
