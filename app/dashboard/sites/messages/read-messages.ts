import { openBackend } from "../../../account/open-backend.ts";
import type { MessageRow, MessageState } from "../../../account/profile.ts";

/** Messages that are read at once. */
export const pageOfMessages = 30;

export type MessageCounts = Readonly<Record<MessageState, number>>;

type Asked = { site: string; state: MessageState; saying: string; after?: MessageRow | undefined };

/** The messages of a site in one state, newest first: those after `after`, or the first. Throws what the service answers instead. */
export async function readMessages({ site, state, saying, after }: Asked): Promise<MessageRow[]> {
  const { data } = await openBackend();
  const { data: rows, error } = await data.rpc("list_messages", {
    of_site: site,
    in_states: [state],
    page_size: pageOfMessages,
    ...(saying.trim() && { saying }),
    ...(after && { before_at: after.at, before_id: after.id }),
  });
  if (error) throw error;
  return rows;
}

/** How many messages of a site are in each state. Throws as `readMessages`. */
export async function readMessageCounts(site: string): Promise<MessageCounts> {
  const { data } = await openBackend();
  const { data: rows, error } = await data.rpc("count_messages", { of_site: site });
  if (error) throw error;
  const none: MessageCounts = { new: 0, read: 0, done: 0, spam: 0, quarantine: 0 };
  return { ...none, ...Object.fromEntries(rows.map(({ state, count }) => [state, count])) };
}
