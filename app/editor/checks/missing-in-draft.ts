import type { Facts } from "../../../engine/facts/facts.ts";
import { editorWords } from "../editor-words.ts";

/** What every business says of itself, and this one does not yet. */
export type MissingFact = "name" | "phone" | "email" | "street";

/** Facts that nobody has said, and a name that only stands in for one. */
export function missingInDraft(facts: Facts): MissingFact[] {
  const missing = (["phone", "email", "street"] as const).filter((fact) => !facts[fact]);
  return facts.name === editorWords.yourName ? ["name", ...missing] : missing;
}
