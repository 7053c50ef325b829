import { sql } from "kysely";
import { listSessions as command } from "../../contract/list-sessions.ts";
import { handle } from "../api/handle-command.ts";
import { coarseNetwork } from "./coarse-network.ts";
import { deviceOf } from "./device-of.ts";

type SessionRow = {
  id: string;
  user_agent: string | null;
  ip: string | null;
  since: Date;
  last_used: Date;
};

export const listSessions = handle(command, async ({ actor, parts }) => {
  const { rows } = await sql<SessionRow>`
    select id, user_agent, ip, created_at as since, coalesce(refreshed_at, created_at) as last_used
    from auth.sessions where user_id = ${actor.id}
      and not exists (select from private.looks where session = sessions.id)
    order by id = ${actor.session} desc, last_used desc, id limit 100
  `.execute(parts.database.typed);
  return {
    sessions: rows.map(({ id, user_agent, ip, since, last_used }) => ({
      id,
      ...deviceOf(user_agent),
      network: coarseNetwork(ip),
      since: since.toISOString(),
      lastUsed: last_used.toISOString(),
      isThis: id === actor.session,
    })),
  };
});
