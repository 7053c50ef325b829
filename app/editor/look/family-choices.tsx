import type { Theme } from "../../../engine/theme/theme.ts";
import { FamilyChoice } from "./family-choice.tsx";

type Use = "display" | "text";

type Props = {
  type: Theme["type"];
  /** What the design has by itself. */
  own: Theme["type"];
  onType: (type: Theme["type"], use: Use) => void;
};

/** The families of headings and of running text. */
export function FamilyChoices({ type, own, onType }: Props) {
  return (["display", "text"] as const).map((use) => (
    <FamilyChoice key={use} use={use} type={type} own={own} onType={(next) => onType(next, use)} />
  ));
}
