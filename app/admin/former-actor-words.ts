const words = { administrator: "a former administrator", somebody: "somebody who has left" };

/** What only administrators act on, or on whom of others. */
const ofStudio = ["setting", "announcement", "studio", "list", "saved-reply"];

type Done = { actor: string | null; on_behalf_of: string | null; target_kind: string; target: string };

/** Who did what stands in the audit, where their account is gone. */
export function formerActor({ actor, on_behalf_of, target_kind, target }: Done): string {
  const isStudio =
    on_behalf_of !== null ||
    ofStudio.includes(target_kind) ||
    (target_kind === "account" && target !== actor);
  return isStudio ? words.administrator : words.somebody;
}
