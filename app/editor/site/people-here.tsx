import { useEffect, useState } from "react";
import { sendCommand } from "../../account/send-command.ts";
import type { DraftStore } from "../draft/draft-store.ts";
import { toolClass } from "../tool-class.ts";
import { siteWords as words } from "./site-words.ts";

type Person = { name: string; page: string; isMe: boolean };

type Props = {
  site: string;
  store: DraftStore;
  /** The page that is edited in this window. */
  path: string;
  nameOf: (path: string) => string | undefined;
  goTo: (path: string) => void;
};

/** Milliseconds between two askings: within them somebody else's words and whereabouts come here. */
const pause = 8_000;

/** Who else has this site open, and on which page; takes up meanwhile what they have saved. */
export function PeopleHere({ site, store, path, nameOf, goTo }: Props) {
  const [others, setOthers] = useState<readonly Person[]>([]);
  const [ownWindow] = useState(() => crypto.randomUUID());
  useEffect(() => {
    let isOver = false;
    async function ask(): Promise<void> {
      if (document.visibilityState === "hidden") return;
      // Without an answer nothing is known of others; what becomes of the own words is said by what saves them.
      const answer = await sendCommand("be-present", { site, window: ownWindow, page: path }).catch(
        () => undefined,
      );
      if (isOver) return;
      setOthers(answer?.others ?? []);
      if (answer && answer.revision > store.revision()) void store.refresh();
    }
    void ask();
    const timer = setInterval(() => void ask(), pause);
    const askNow = () => void ask();
    document.addEventListener("visibilitychange", askNow);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", askNow);
    };
  }, [site, store, path, ownWindow]);

  // Said aloud when somebody comes, not with each page they turn to.
  const names = [...new Set(others.map((person) => (person.isMe ? words.me : person.name)))];
  return (
    <>
      <p role="status" className="sr-only">
        {names.length > 0 && words.here(names)}
      </p>
      <ul
        aria-label={words.others}
        className="flex min-w-0 flex-wrap items-center gap-x-3 max-sm:flex-nowrap"
      >
        {others.map(({ name, page, isMe }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two windows of one person may be on one page
          <li key={index} className="min-w-0">
            <button
              type="button"
              className={`${toolClass} max-w-56 gap-2 max-sm:max-w-28`}
              onClick={() => goTo(page)}
            >
              <span aria-hidden className="size-2 shrink-0 rounded-full bg-accent" />
              <span className="truncate">
                {words.isOn(isMe ? words.me : name, page === path ? undefined : (nameOf(page) ?? page))}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
