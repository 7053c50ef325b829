import type { z } from "zod";
import { askStudio as command } from "../../contract/ask-studio.ts";
import { CommandError } from "../api/command-error.ts";
import { handle } from "../api/handle-command.ts";
import { requireMay } from "../sites/require-may.ts";
import { requireVersion } from "../sites/require-version.ts";
import { keepMessage } from "./keep-message.ts";
import { requireRoomToAsk } from "./ticket-limits.ts";

export const askStudio = handle(command, ({ input, actor, write }) =>
  write(async ({ transaction, audit }) => {
    const { ticket, subject, body, pictures, site, version } = input;
    if (site !== null) await requireMay(transaction, actor, site, "read");
    if (site !== null && version !== null) await requireVersion(transaction, site, version);
    await requireRoomToAsk(transaction, actor.id);
    const kept = await transaction
      .insertInto("tickets")
      .values({ id: ticket, account: actor.id, subject, ...placeOf(input) })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!kept) throw new CommandError("already_there");
    // One message has the name of its question: the first.
    await keepMessage(transaction, {
      id: ticket,
      ticket,
      side: "customer",
      author: actor.id,
      body,
      pictures,
    });
    await audit({ act: "ask-studio", target: { kind: "ticket", id: ticket }, after: { site } });
    return {};
  }),
);

type Input = z.infer<typeof command.input>;

/** Pages, sections and versions are those of a site. */
function placeOf({ site, page, section, version }: Input) {
  if (site === null) return {};
  return { site, page, section: page === null ? null : section, version };
}
