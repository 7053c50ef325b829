import { deleteAccount as command } from "../../contract/delete-account.ts";
import { handle } from "../api/handle-command.ts";
import { beginLeaving } from "./begin-leaving.ts";
import { requireProof } from "./require-proof.ts";

/** Whose session somebody left open, or stole, cannot be deleted by that alone. */
export const deleteAccount = handle(command, async ({ input, actor, parts, write }) => {
  const prove = await requireProof(parts.database, actor, input);
  return write(async ({ transaction, audit }) => {
    await prove(transaction);
    const { leavesAt, isNew } = await beginLeaving(transaction, parts, {
      account: actor.id,
      keeps: actor.session,
    });
    if (isNew) {
      const target = { kind: "account", id: actor.id };
      await audit({ act: "delete-account", target, after: { leavesAt } });
    }
    return { leavesAt: leavesAt.toISOString() };
  });
});
