import { useState } from "react";
import { UndoNotice } from "../../account/area/undo-notice.tsx";
import type { SavedReply } from "../../account/profile.ts";
import { sendCommand } from "../../account/send-command.ts";
import { useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { FoldLine } from "../../components/ui/fold-line.tsx";
import { deskContent } from "./desk-content.ts";
import { ReplyForm } from "./reply-form.tsx";

const words = deskContent.ticket.replies;

type Props = { replies: readonly SavedReply[] | undefined; error: unknown; onChanged: () => void };

/** What is answered often, for all of the studio: added, changed, and deleted with a way back. */
export function SavedReplies({ replies, error, onChanged }: Props) {
  const { run } = useAction();
  const [edited, setEdited] = useState<SavedReply>();
  const [removed, setRemoved] = useState<SavedReply>();

  const save = ({ id, name, body }: SavedReply) =>
    void run(async () => {
      await sendCommand("save-reply", { request: crypto.randomUUID(), reply: id, name, body });
      setEdited(undefined);
      setRemoved(undefined);
      onChanged();
    });
  const remove = (reply: SavedReply) =>
    void run(async () => {
      await sendCommand("delete-reply", { request: crypto.randomUUID(), reply: reply.id });
      setRemoved(reply);
      onChanged();
    });

  return (
    <details className="group border-y border-line">
      <FoldLine>{words.open}</FoldLine>
      <div className="grid gap-4 pb-6">
        <p className="text-sm text-muted">{words.text}</p>
        {!replies && error !== undefined && <p role="alert">{words.failed}</p>}
        {replies?.length === 0 && !edited && <p>{words.none}</p>}
        <ul className="empty:hidden">
          {replies?.map((reply) => (
            <li key={reply.id} className="border-t border-line py-2">
              {edited?.id === reply.id ? (
                <ReplyForm reply={edited} onSave={save} onCancel={() => setEdited(undefined)} />
              ) : (
                <div className="flex flex-wrap items-center justify-between gap-x-6">
                  <span className="min-w-0 font-semibold wrap-anywhere">{reply.name}</span>
                  <span className="flex gap-4">
                    <Button
                      variant="text"
                      aria-label={words.change(reply.name)}
                      onClick={() => setEdited(reply)}
                    >
                      {words.changeShort}
                    </Button>
                    <Button
                      variant="text"
                      aria-label={words.remove(reply.name)}
                      onClick={() => remove(reply)}
                    >
                      {words.removeShort}
                    </Button>
                  </span>
                </div>
              )}
            </li>
          ))}
        </ul>
        {edited && !replies?.some(({ id }) => id === edited.id) ? (
          <ReplyForm reply={edited} onSave={save} onCancel={() => setEdited(undefined)} />
        ) : (
          <Button
            variant="outline"
            className="justify-self-start"
            onClick={() => setEdited({ id: crypto.randomUUID(), name: "", body: "" })}
          >
            {words.add}
          </Button>
        )}
        <UndoNotice
          done={removed && words.removed(removed.name)}
          undo={words.undo}
          onUndo={() => removed && save(removed)}
        />
      </div>
    </details>
  );
}
