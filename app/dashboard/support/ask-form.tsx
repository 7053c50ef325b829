import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { longestBody, longestSubject } from "../../../contract/ticket.ts";
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
import { TextField } from "../../components/ui/text-field.tsx";
import { useSettled } from "../new/use-settled.ts";
import type { AskedPlace } from "./asked-place.ts";
import { AttachedPlace } from "./attached-place.tsx";
import { OfferedArticles } from "./offered-articles.tsx";
import { supportContent } from "./support-content.ts";

const words = supportContent.asking;

/** Asks the studio something; beside it stands what goes along, and what may answer it sooner. */
export function AskForm({ first, siteName }: { first: AskedPlace; siteName: string }) {
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const [subject, setSubject] = useKeptText("ask.subject");
  const [body, setBody] = useKeptText("ask.body");
  const [place, setPlace] = useState(first);
  const [pictures, setPictures] = useState<readonly AddedPicture[]>([]);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const typed = useSettled(`${subject} ${body}`, 300);
  const asked = useRef({ text: "", request: "", ticket: "" });
  const waits = isSending(pictures);

  async function send(): Promise<void> {
    setProblems({});
    const said = { subject, body, ...place, pictures: sentPictures(pictures) };
    const text = JSON.stringify(said);
    // The same asked for again, because no answer came, is the same question.
    if (asked.current.text !== text) {
      asked.current = { text, request: crypto.randomUUID(), ticket: crypto.randomUUID() };
    }
    const { request, ticket } = asked.current;
    try {
      await sendCommand("ask-studio", { request, ticket, ...said });
    } catch (error) {
      if (error instanceof CommandRefused) setProblems(error.fields);
      throw error;
    }
    setSubject("");
    setBody("");
    await navigate(`/dashboard/support/${ticket}`, { replace: true });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!waits) void run(send);
  }

  return (
    <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <form onSubmit={submit} className="grid content-start gap-8">
        <TextField
          label={words.subject}
          hint={words.subjectHint}
          error={problems.subject}
          required
          maxLength={longestSubject}
          autoComplete="off"
          value={subject}
          onChange={({ target }) => setSubject(target.value)}
        />
        <TextArea
          label={words.body}
          error={problems.body}
          required
          rows={9}
          maxLength={longestBody}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
        <PicturesField pictures={pictures} onPictures={setPictures} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button
            type="submit"
            busyLabel={busy && words.sending}
            aria-disabled={waits}
            className="min-h-14 px-10 text-lg"
          >
            {words.send}
          </Button>
          <p role="status" className="text-muted">
            {waits && words.wait}
          </p>
        </div>
      </form>
      <div className="grid content-start gap-12 lg:border-l lg:border-line lg:pl-10 [&>:empty]:hidden">
        <OfferedArticles typed={typed} />
        <AttachedPlace place={place} siteName={siteName} onPlace={setPlace} />
      </div>
    </div>
  );
}
