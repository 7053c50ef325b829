import { useCallback, useEffect, useRef, useState } from "react";
import { CommandRefused } from "../../account/command-refused.ts";
import { openBackend } from "../../account/open-backend.ts";
import type { MySite, Publish } from "../../account/profile.ts";
import { sendCommand } from "../../account/send-command.ts";
import { type Held, whyHeld } from "./checks.ts";
import { sitesContent } from "./sites-content.ts";
import { useSiteAction } from "./use-site-action.ts";

/** Milliseconds between two looks at how far a publish is. */
const pause = 300;

/** Whether a publish has ended, however it has. */
export const isOver = ({ state }: Publish) => state !== "waiting" && state !== "running";

/**
 * Publishes a site and follows how that goes on, also when it was begun before the page was opened; of one that failed before, why. `held` says why the checks
 * let it through no further; `onChanged` is called when it has ended, and when the draft was changed for it.
 */
export function usePublish(site: MySite, onChanged: () => void) {
  const { busy, run } = useSiteAction(onChanged);
  const [publish, setPublish] = useState<Publish>();
  const [held, setHeld] = useState<Held>();
  const following = useRef<string>(undefined);

  const follow = useCallback(
    async (id: string) => {
      following.current = id;
      while (following.current === id) {
        const row = await readPublish(id).catch(() => "unknown" as const);
        if (following.current !== id) return;
        if (row !== "unknown") {
          setPublish(row);
          // Whoever may not see it any more is told of nothing; the site is looked at anew.
          if (row === undefined || isOver(row)) {
            following.current = undefined;
            onChanged();
            return;
          }
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    },
    [onChanged],
  );

  useEffect(() => {
    let isCurrent = true;
    void newestPublish(site.id).then((row) => {
      if (!row || !isCurrent) return;
      if (!isOver(row)) void follow(row.id);
      // Whoever was away when it failed reads why.
      else if (row.state === "failed") setPublish((current) => current ?? row);
    });
    return () => {
      isCurrent = false;
      following.current = undefined;
    };
  }, [site.id, follow]);

  async function send(revision: number, accept: string[] = []): Promise<void> {
    const { publish: id } = await sendCommand("publish-site", {
      request: crypto.randomUUID(),
      site: site.id,
      revision,
      accept,
    });
    setHeld(undefined);
    setPublish({ id, site: site.id, state: "waiting", pages: 0, pages_done: 0, report: null });
    void follow(id);
  }

  /** Asks the checks first: what they object to is shown before anything is begun. */
  async function checkAndSend(): Promise<void> {
    setPublish(undefined);
    const found = await whyHeld(site.id);
    if (found.blocking.length > 0) setHeld(found);
    else await send(found.revision);
  }

  /** Where somebody has changed the draft since it was checked, what the check says of it now is shown. */
  async function lookAgain(error: unknown): Promise<never> {
    if (!(error instanceof CommandRefused) || error.code !== "draft_changed") throw error;
    const found = await whyHeld(site.id);
    setHeld(found.blocking.length > 0 ? found : undefined);
    throw new CommandRefused(error.code, { message: sitesContent.site.held.changed });
  }

  return {
    busy: busy || (publish !== undefined && !isOver(publish)),
    publish,
    held,
    begin: () => void run(checkAndSend),
    /** Hides the sections that say nothing but samples, then publishes. */
    hideAndBegin: (from: Held) =>
      void run(async () => {
        await sendCommand("hide-samples", {
          request: crypto.randomUUID(),
          site: site.id,
          revision: from.revision,
        }).catch(lookAgain);
        onChanged();
        await checkAndSend();
      }),
    /** Publishes with what the checks object to, where its owner may want that: just that, and of no later draft. */
    beginAsIs: ({ revision, blocking }: Held) =>
      void run(() =>
        send(
          revision,
          blocking.map(({ id }) => id),
        ).catch(lookAgain),
      ),
  };
}

const columns = "id, site, state, pages, pages_done, report";

/** How far a publish is; undefined where the caller sees none of that id. Throws what the service answers instead. */
export async function readPublish(id: string): Promise<Publish | undefined> {
  const { data } = await openBackend();
  const { data: row, error } = await data.from("publishes").select(columns).eq("id", id).maybeSingle();
  if (error) throw error;
  return row ?? undefined;
}

async function newestPublish(site: string): Promise<Publish | undefined> {
  const { data } = await openBackend();
  const { data: rows } = await data
    .from("publishes")
    .select(columns)
    .eq("site", site)
    .order("started_at", { ascending: false })
    .limit(1);
  return rows?.[0];
}
