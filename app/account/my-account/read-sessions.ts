import { CommandRefused } from "../command-refused.ts";
import { sendCommand } from "../send-command.ts";

export type OwnSession = Awaited<ReturnType<typeof sendCommand<"list-sessions">>>["sessions"][number];

/**
 * Where somebody is signed in; undefined where the product's own commands are not there, because accounts are a Supabase's. Throws
 * `CommandRefused`.
 */
export async function readSessions(): Promise<readonly OwnSession[] | undefined> {
  try {
    return (await sendCommand("list-sessions", {})).sessions;
  } catch (error) {
    if (error instanceof CommandRefused && error.code === "not_found") return undefined;
    throw error;
  }
}
