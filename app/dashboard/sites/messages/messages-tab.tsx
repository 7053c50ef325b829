import { useEffect, useRef, useState } from "react";
import { mayDo } from "../../../../contract/permissions.ts";
import type { MessageRow, MessageState } from "../../../account/profile.ts";
import { showError, showSuccess } from "../../../account/use-action.ts";
import { Button } from "../../../components/ui/button.tsx";
import type { SitePanelProps } from "../site-panel.ts";
import { useSiteAction } from "../use-site-action.ts";
import { messageActs, type SaidState, saveMessages } from "./message-acts.ts";
import { MessageItem } from "./message-item.tsx";
import { messagesContent as words } from "./messages-content.ts";
import { MessagesTools } from "./messages-tools.tsx";
import { useMessages } from "./use-messages.ts";

/** What visitors have written to a site, for its owner and editors; a viewer reads that it is theirs. */
export function MessagesTab({ site, onChanged }: SitePanelProps) {
  if (!mayDo(site.role, "readMessages", site.settings))
    return <p className="max-w-md text-lg">{words.notAllowed}</p>;
  return <Inbox site={site} onChanged={onChanged} />;
}

/** How what was done is taken back: the message as it was, in its place, and what it is until then. */
type Undo = { does: () => Promise<unknown>; message: MessageRow; index: number; from: SaidState | undefined };

type Notice = { text: string; undo?: Undo };

function Inbox({ site, onChanged }: SitePanelProps) {
  const [state, setState] = useState<MessageState>();
  const [saying, setSaying] = useState("");
  const [open, setOpen] = useState<string>();
  const [notice, setNotice] = useState<Notice>();
  // What is done with a message comes after it has been marked as read, or it would be brought back unread.
  const marked = useRef(Promise.resolve());
  const { busy, run } = useSiteAction(onChanged);
  const { shown, error, loading, again, older, put, drop, bringBack } = useMessages({
    site: site.id,
    state,
    saying,
  });
  const { list, focusSoon } = useFocusInList(shown?.rows);

  if (!shown) {
    return (
      <div className="grid justify-items-start gap-6 py-8">
        <p role="status" className="text-lg text-muted">
          {error ? words.failed : words.loading}
        </p>
        {error !== undefined && <Button onClick={again}>{words.retry}</Button>}
      </div>
    );
  }
  const { box, counts, rows, hasMore } = shown;
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);

  function choose(next: MessageState): void {
    setState(next);
    setOpen(undefined);
    setNotice(undefined);
  }

  function toggle(message: MessageRow): void {
    setOpen(open === message.id ? undefined : message.id);
    if (open === message.id || message.state !== "new") return;
    // In the background: whoever reads is not kept waiting for it.
    marked.current = messageActs
      .say(site.id, message.id, "read")
      .then(() => put(message.id, "read"), showError);
  }

  const act = (
    message: MessageRow,
    does: () => Promise<unknown>,
    next: SaidState | undefined,
    { text, back }: { text: string; back?: () => Promise<unknown> },
  ) =>
    void run(async () => {
      const index = rows.indexOf(message);
      await marked.current;
      await does();
      setOpen(undefined);
      const before = { ...message, state: stateOf(message) };
      setNotice({ text, ...(back && { undo: { does: back, message: before, index, from: next } }) });
      focusSoon(index);
      if (next === box) put(message.id, next);
      else drop(message.id, next);
    });

  const say = (message: MessageRow, next: SaidState) => {
    const before = stateOf(message);
    act(message, () => messageActs.say(site.id, message.id, next), next, {
      text: words.notices[next],
      // Nobody can hold a message back by hand.
      ...(before !== "quarantine" && { back: () => messageActs.say(site.id, message.id, before) }),
    });
  };

  const remove = (message: MessageRow) =>
    act(message, () => messageActs.remove(site.id, message.id), undefined, {
      text: words.notices.deleted,
      back: () => messageActs.bringBack(site.id, message.id),
    });

  const undo = ({ does, message, index, from }: Undo) =>
    void run(async () => {
      await does();
      setNotice({ text: words.notices.undone });
      focusSoon(index);
      bringBack(message, index, from);
    });

  function search(next: string): void {
    if (next !== saying) setNotice(undefined);
    setSaying(next);
  }

  return (
    <section aria-label={words.list} aria-busy={loading}>
      <div className="grid gap-x-12 gap-y-3 pb-6 lg:grid-cols-[minmax(0,7fr)_minmax(18rem,5fr)] lg:items-end">
        <h2 className="font-display text-4xl leading-none sm:text-6xl">
          {all === 0 ? words.noneYet : words.heading[box](counts[box])}
        </h2>
        {words.about[box] && <p className="max-w-prose text-muted text-pretty">{words.about[box]}</p>}
        {box !== "quarantine" && counts.quarantine > 0 && (
          <p className="flex flex-wrap items-center gap-x-4 text-muted lg:justify-self-end">
            {words.heldBack(counts.quarantine)}
            <Button variant="text" onClick={() => choose("quarantine")}>
              {words.lookAtHeldBack}
            </Button>
          </p>
        )}
      </div>
      {all > 0 && (
        <MessagesTools
          box={box}
          counts={counts}
          onBox={choose}
          onSearch={search}
          busy={busy}
          onSave={() =>
            void run(async () =>
              showSuccess(words.csvDone(await saveMessages(site.id, `${site.subdomain}-messages.csv`))),
            )
          }
        />
      )}
      {error !== undefined && (
        <p role="alert" className="mb-6 border-l-6 border-danger pl-4">
          {words.failed}{" "}
          <Button variant="text" onClick={again}>
            {words.retry}
          </Button>
        </p>
      )}
      {rows.length === 0 && (
        <p className="max-w-xl border-t border-line py-10 text-2xl leading-snug text-pretty">
          {all === 0 ? words.empty.none : saying ? words.empty.found[box] : words.empty.box[box]}
        </p>
      )}
      <ol ref={list} className="border-t border-line empty:hidden">
        {rows.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            site={site.name}
            isOpen={message.id === open}
            onToggle={() => toggle(message)}
            onSay={(next) => say(message, next)}
            onDelete={() => remove(message)}
          />
        ))}
      </ol>
      {hasMore && (
        <div className="flex flex-wrap items-center justify-between gap-4 pt-6">
          <Button variant="outline" onClick={() => void run(older)}>
            {words.older}
          </Button>
          {!saying && <p className="text-muted">{words.where(rows.length, counts[box])}</p>}
        </div>
      )}
      <p
        role="status"
        className="sticky bottom-0 mt-6 flex min-h-13 flex-wrap items-center justify-between gap-x-6 border-y border-line bg-paper empty:invisible"
      >
        {notice?.text}
        {notice?.undo && (
          <Button variant="text" onClick={() => notice.undo && undo(notice.undo)}>
            {words.notices.undo}
          </Button>
        )}
      </p>
    </section>
  );
}

/** What an open message is: it has been read, also where that is only under way. */
const stateOf = ({ state }: MessageRow) => (state === "new" ? "read" : state);

/** Puts the focus on the row that has come to where one went, once the list is drawn without it. */
function useFocusInList(rows: readonly MessageRow[] | undefined) {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<number>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another list moves it
  useEffect(() => {
    const buttons = list.current?.querySelectorAll<HTMLElement>("button[aria-expanded]");
    if (wanted.current === undefined || !buttons) return;
    buttons[Math.min(wanted.current, buttons.length - 1)]?.focus();
    wanted.current = undefined;
  }, [rows]);
  return {
    list,
    focusSoon: (index: number) => {
      wanted.current = index;
    },
  };
}
