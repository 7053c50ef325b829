import { useRef, useState } from "react";
import { longestBody } from "../../../contract/ticket.ts";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { CommandRefused } from "../../account/command-refused.ts";
import { sendCommand } from "../../account/send-command.ts";
import { useAction } from "../../account/use-action.ts";
import { useKeptText } from "../../account/use-kept-text.ts";
import { Button } from "../../components/ui/button.tsx";
import { TextArea } from "../../components/ui/text-area.tsx";
import { inputClass } from "../../components/ui/text-field.tsx";
import { deskContent } from "./desk-content.ts";
import { fillReply } from "./fill-reply.ts";
import { listSavedReplies } from "./read-desk.ts";
import { SavedReplies } from "./saved-replies.tsx";

const words = deskContent.ticket.writing;

type As = keyof typeof words.done;
type Props = {
  ticket: string;
  /** What saved replies are filled in with. */
  names: { name: string; site: string };
  onSent: (done: string) => void;
};

/** Where the studio answers, or notes something for itself. */
export function AnswerForm({ ticket, names, onSent }: Props) {
  const { busy, run } = useAction();
  const [body, setBody] = useKeptText(`ticket.${ticket}`);
  const [problem, setProblem] = useState<string>();
  const { value: replies, error, again } = useLoaded("", listSavedReplies);
  const written = useRef({ text: "", request: "", message: "" });
  const field = useRef<HTMLTextAreaElement>(null);

  const send = (as: As) =>
    void run(async () => {
      setProblem(undefined);
      const said = { ticket, body, as };
      const text = JSON.stringify(said);
      // The same sent again, because no answer came, is the same answer.
      if (written.current.text !== text) {
        written.current = { text, request: crypto.randomUUID(), message: crypto.randomUUID() };
      }
      const { request, message } = written.current;
      try {
        await sendCommand("answer-ticket", { request, message, ...said });
      } catch (refused) {
        if (refused instanceof CommandRefused && refused.fields.body) {
          setProblem(refused.fields.body);
          field.current?.focus();
        }
        throw refused;
      }
      setBody("");
      onSent(words.done[as]);
    });

  return (
    <section aria-label={words.heading} className="grid gap-5">
      {replies && replies.length > 0 && (
        <label className="grid max-w-md gap-2 text-sm font-semibold">
          {words.saved}
          <select
            value=""
            onChange={({ target }) => {
              const reply = replies.find(({ id }) => id === target.value);
              if (!reply) return;
              const filled = fillReply(reply.body, names);
              setProblem(undefined);
              setBody((before) => (before.trim() === "" ? filled : `${before.trimEnd()}\n\n${filled}`));
              field.current?.focus();
            }}
            className={`${inputClass} font-normal`}
          >
            <option value="">{words.choose}</option>
            {replies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <TextArea
        ref={field}
        label={words.body}
        hint={words.hint}
        error={problem}
        rows={8}
        maxLength={longestBody}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <div className="flex flex-wrap gap-4">
        <Button busyLabel={busy && words.busy} onClick={() => send("answer")}>
          {words.answer}
        </Button>
        <Button variant="outline" aria-disabled={busy} onClick={() => send("solution")}>
          {words.solution}
        </Button>
        <Button variant="text" aria-disabled={busy} onClick={() => send("note")}>
          {words.note}
        </Button>
      </div>
      <SavedReplies replies={replies} error={error} onChanged={again} />
    </section>
  );
}
