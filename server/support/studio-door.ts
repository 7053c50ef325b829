import { type Kysely, sql } from "kysely";
import { CommandError } from "../api/command-error.ts";
import type { Schema } from "../db/database-types.ts";

type ShutBy = "gone" | "solved" | "trashed" | "closed" | "forbidden";

type Door = { site: string; owner: string; access: "none" | "look" | "edit"; shut_by: ShutBy | null };

/** The site that a question is about, where the studio may come to it. */
export type OpenDoor = Omit<Door, "access" | "shut_by"> & { access: "look" | "edit" };

/** Why the studio does not come in, and what to do. */
const shut: Record<ShutBy, { message: string; hint?: string }> = {
  gone: { message: "Whoever asks does not work on this site any more." },
  solved: {
    message: "This question is solved, and the site is shut to the studio with that.",
    hint: "It opens again when whoever asked writes to it.",
  },
  trashed: { message: "This site is in the trash." },
  closed: {
    message: "An account that this is about is suspended or leaves: its sites are shut to the studio.",
  },
  forbidden: {
    message: "The owner of this site does not let the studio look into it.",
    hint: "Ask them to allow it under Support.",
  },
};

/**
 * How far the studio may come into the site that a question is about, at this moment. Throws `not_found` where it is about no site,
 * and `not_permitted` where the site is shut, or `edit` is wanted and not allowed.
 */
export async function openDoor(
  connection: Kysely<Schema>,
  ticket: string,
  wanted: "look" | "edit" = "look",
): Promise<OpenDoor> {
  const { rows } = await sql<Door>`select * from private.studio_door(${ticket})`.execute(connection);
  const [door] = rows;
  if (!door) throw new CommandError("not_found", { message: "This question is about no site." });
  const { site, owner, access, shut_by } = door;
  if (access === "none") throw new CommandError("not_permitted", shut[shut_by ?? "forbidden"]);
  if (wanted === "edit" && access !== "edit") {
    throw new CommandError("not_permitted", {
      message: "The studio may look at this site, and change nothing.",
      hint: "Its owner can allow it under Support, and whoever asks must be allowed to change it too.",
    });
  }
  return { site, owner, access };
}
