import { useState } from "react";
import { useLoaded } from "../../../account/area/use-loaded.ts";
import type { MessageRow, MessageState } from "../../../account/profile.ts";
import { type MessageCounts, pageOfMessages, readMessageCounts, readMessages } from "./read-messages.ts";

type Shown = {
  box: MessageState;
  counts: MessageCounts;
  rows: readonly MessageRow[];
  /** Whether there may be older ones. */
  hasMore: boolean;
};

type Asked = { site: string; state: MessageState | undefined; saying: string };

/**
 * The messages of a site in one state (the unread ones, or those that are read where there are none) that have `saying` in
 * them. `older` brings the next page. What is done with one is said to `put`, `drop` or `again`, so that the list stays where
 * it is while somebody works on it.
 */
export function useMessages({ site, state, saying }: Asked) {
  const { value, error, loading, again } = useLoaded(
    JSON.stringify([site, state, saying]),
    async (): Promise<Shown> => {
      const counts = await readMessageCounts(site);
      const box = state ?? (counts.new === 0 && counts.read > 0 ? "read" : "new");
      const rows = await readMessages({ site, state: box, saying });
      return { box, counts, rows, hasMore: rows.length === pageOfMessages };
    },
  );
  // What has become of what was loaded; a later load begins anew.
  const [since, setSince] = useState<{ loaded: Shown | undefined; shown: Shown | undefined }>();
  const from = (now: typeof since) => (now && now.loaded === value ? now.shown : value);
  const shown = from(since);

  function change(next: (before: Shown) => Shown): void {
    setSince((now) => {
      const before = from(now);
      return { loaded: value, shown: before && next(before) };
    });
  }

  async function older(): Promise<void> {
    if (!shown) return;
    const more = await readMessages({ site, state: shown.box, saying, after: shown.rows.at(-1) });
    change((before) => ({
      ...before,
      rows: [...before.rows, ...more],
      hasMore: more.length === pageOfMessages,
    }));
  }

  /** It is in another state now, and stays in sight. */
  function put(id: string, next: MessageState): void {
    change((before) => ({
      ...before,
      rows: before.rows.map((row) => (row.id === id ? { ...row, state: next } : row)),
      counts: counted(before, id, next),
    }));
  }

  /** It is in another state now, or in none, and goes from the list. */
  function drop(id: string, next?: MessageState): void {
    change((before) => ({
      ...before,
      rows: before.rows.filter((row) => row.id !== id),
      counts: counted(before, id, next),
    }));
    if (shown?.hasMore && shown.rows.length === 1) again();
  }

  /** It was in state `from`, or in none, and is again what `message` says: in the list where it stood, also if it belongs to another by now. */
  function bringBack(message: MessageRow, index: number, from: MessageState | undefined): void {
    change((before) => {
      const rows = before.rows.filter(({ id }) => id !== message.id);
      const counts = from ? { ...before.counts, [from]: before.counts[from] - 1 } : before.counts;
      return {
        ...before,
        rows: rows.toSpliced(index, 0, message),
        counts: { ...counts, [message.state]: counts[message.state] + 1 },
      };
    });
  }

  return { shown, error, loading, again, older, put, drop, bringBack };
}

function counted({ rows, counts }: Shown, id: string, next: MessageState | undefined): MessageCounts {
  const was = rows.find((row) => row.id === id)?.state;
  if (!was) return counts;
  const without = { ...counts, [was]: counts[was] - 1 };
  return next ? { ...without, [next]: without[next] + 1 } : without;
}
