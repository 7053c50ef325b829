import { useCallback, useEffect, useRef, useState } from "react";
import { openBackend } from "../../account/open-backend.ts";
import type { CommentRow } from "../../account/profile.ts";
import { sendCommand } from "../../account/send-command.ts";

export type Comments = {
  site: string;
  /** Those that wait, the oldest first. */
  open: readonly CommentRow[];
  /** Both throw `CommandRefused`. */
  resolve: (comment: string) => Promise<void>;
  reopen: (comment: string) => Promise<void>;
};

/** Milliseconds between two looks, as often as people say where they are. */
const pause = 8_000;

/** What whoever looked at a preview of `site` says of it; undefined until that is known, and while `isOn` is false. */
export function useComments(site: string, isOn: boolean): Comments | undefined {
  const [open, setOpen] = useState<readonly CommentRow[]>();
  // What was asked before something was resolved would bring it back for a moment.
  const asked = useRef(0);

  const look = useCallback(async () => {
    asked.current += 1;
    const own = asked.current;
    const found = await readOpen(site).catch(() => undefined);
    if (!found || own !== asked.current) return;
    setOpen((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
  }, [site]);

  useEffect(() => {
    if (!isOn) return;
    const lookNow = () => {
      if (document.visibilityState === "visible") void look();
    };
    lookNow();
    const timer = setInterval(lookNow, pause);
    document.addEventListener("visibilitychange", lookNow);
    window.addEventListener("focus", lookNow);
    return () => {
      asked.current += 1;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookNow);
      window.removeEventListener("focus", lookNow);
    };
  }, [isOn, look]);

  async function say(command: "resolve-comment" | "reopen-comment", comment: string): Promise<void> {
    await sendCommand(command, { request: crypto.randomUUID(), site, comment });
    await look();
  }

  return (
    open && {
      site,
      open,
      resolve: (comment) => say("resolve-comment", comment),
      reopen: (comment) => say("reopen-comment", comment),
    }
  );
}

async function readOpen(site: string): Promise<CommentRow[]> {
  const { data } = await openBackend();
  const { data: rows, error } = await data
    .from("comments")
    .select("id,site,page,section,heading,name,text,at,resolved_at")
    .eq("site", site)
    .is("resolved_at", null)
    .order("at")
    .limit(500);
  if (error) throw error;
  return rows;
}
