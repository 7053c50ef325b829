import { type FormEvent, useRef, useState } from "react";
import { longestBody } from "../../../contract/ticket.ts";
import { CommandRefused } from "../../account/command-refused.ts";
import { sendCommand } from "../../account/send-command.ts";
import {
  type AddedPicture,
  isSending,
  PicturesField,
  sentPictures,
} from "../../account/support/pictures-field.tsx";
import { useAction } from "../../account/use-action.ts";
import { useKeptText } from "../../account/use-kept-text.ts";
import { Button } from "../../components/ui/button.tsx";
import { TextArea } from "../../components/ui/text-area.tsx";
import { supportContent } from "./support-content.ts";

const words = supportContent.question.answer;

type Props = { ticket: string; heading: string; onSent: () => void };

/** Adds something to a question; what is solved is open again with it. */
export function WriteForm({ ticket, heading, onSent }: Props) {
  const { busy, run } = useAction();
  const [body, setBody] = useKeptText(`ticket.${ticket}`);
  const [problem, setProblem] = useState<string>();
  const [pictures, setPictures] = useState<readonly AddedPicture[]>([]);
  const written = useRef({ text: "", request: "", message: "" });
  const waits = isSending(pictures);

  async function send(): Promise<void> {
    setProblem(undefined);
    const said = { ticket, body, pictures: sentPictures(pictures) };
    const text = JSON.stringify(said);
    // The same sent again, because no answer came, is the same message.
    if (written.current.text !== text) {
      written.current = { text, request: crypto.randomUUID(), message: crypto.randomUUID() };
    }
    const { request, message } = written.current;
    try {
      await sendCommand("write-ticket", { request, message, ...said });
    } catch (error) {
      if (error instanceof CommandRefused) setProblem(error.fields.body);
      throw error;
    }
    setBody("");
    setPictures([]);
    onSent();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!waits) void run(send);
  }

  return (
    <form onSubmit={submit} className="grid gap-5">
      <h2 className="font-display text-3xl leading-tight">{heading}</h2>
      <TextArea
        label={words.body}
        error={problem}
        required
        rows={6}
        maxLength={longestBody}
        value={body}
        onChange={({ target }) => setBody(target.value)}
      />
      <PicturesField pictures={pictures} onPictures={setPictures} />
      <Button
        type="submit"
        busyLabel={busy && words.sending}
        aria-disabled={waits}
        className="justify-self-start"
      >
        {words.send}
      </Button>
    </form>
  );
}
