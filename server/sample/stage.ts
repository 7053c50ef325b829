import type { Pool } from "pg";
import { CommandError } from "../api/command-error.ts";
import type { CommandParts } from "../api/command-parts.ts";
import type { Actor, Handler } from "../api/handle-command.ts";
import { runCommand } from "../api/run-command.ts";
import type { CastKey } from "./cast-content.ts";

/** Somebody of the sample who has an account, and a session that never leaves this process. */
export type Player = Actor & { email: string; name: string };

/** What the sample is made with. */
export type Stage = {
  parts: CommandParts;
  /** As the owner of the database: for dates, and for sums of what nobody did here. */
  owner: Pool;
  players: Map<CastKey, Player>;
};

/** Has somebody do what a command does, as if they had asked for it; gives its answer. */
export async function act(
  { parts, players }: Pick<Stage, "parts" | "players">,
  who: CastKey,
  handler: Handler,
  input: object,
): Promise<Record<string, unknown>> {
  const answering = runCommand(handler, input, playerOf({ players }, who), parts);
  return (await answering.catch((error: unknown) => {
    const why = error instanceof CommandError ? JSON.stringify(error.body) : String(error);
    throw new Error(`${who} cannot ${handler.command.name}: ${why}`, { cause: error });
  })) as Record<string, unknown>;
}

/** Somebody who has an account already. */
export function playerOf({ players }: Pick<Stage, "players">, who: CastKey): Player {
  const player = players.get(who);
  if (!player) throw new Error(`${who} has no account yet`);
  return player;
}
