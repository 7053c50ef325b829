import type { TemplateChange } from "../../../contract/set-template.ts";
import type { TemplateNote } from "../../../contract/studio-templates.ts";
import type { StudioTemplate } from "./read-templates.ts";

/** The last thing that somebody did with a template, which can be taken back: what they decided, or noted of a version. */
export type LastAct = { at: string; by: string } & (
  | { kind: "decided"; before: TemplateChange }
  | { kind: "noted"; version: number; note: string; before: string }
);

/** The later of what was decided and noted; undefined where nothing was, or the notes are not known yet. */
export function lastAct(
  { last: decided }: Pick<StudioTemplate, "last">,
  notes: readonly TemplateNote[] | undefined,
): LastAct | undefined {
  if (!notes) return undefined;
  const acts: LastAct[] = notes.flatMap(({ version, note, before, at, by_whom: by }) =>
    before === null ? [] : [{ kind: "noted" as const, version, note, before, at, by }],
  );
  if (decided) acts.push({ kind: "decided", ...decided });
  return acts.sort((one, other) => Date.parse(other.at) - Date.parse(one.at))[0];
}
