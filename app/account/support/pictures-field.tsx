import { useRef, useState } from "react";
import { mostTicketPictures } from "../../../contract/ticket.ts";
import { pictureTypes } from "../../../contract/upload.ts";
import { Button } from "../../components/ui/button.tsx";
import { describeError } from "../describe-error.ts";
import { sendTicketPicture } from "./send-ticket-picture.ts";
import { ticketContent } from "./ticket-content.ts";

const words = ticketContent.field;

/** A picture that is to go along: on its way, arrived, or refused for a reason. */
export type AddedPicture = { id: string; name: string; isSent: boolean; problem?: string };

/** Whether one of them is still on its way. */
export function isSending(pictures: readonly AddedPicture[]): boolean {
  return pictures.some(({ isSent, problem }) => !isSent && problem === undefined);
}

/** Pictures that were added and have arrived. */
export function sentPictures(pictures: readonly AddedPicture[]): string[] {
  return pictures.filter(({ isSent }) => isSent).map(({ id }) => id);
}

type Props = {
  pictures: readonly AddedPicture[];
  onPictures: (change: (before: readonly AddedPicture[]) => readonly AddedPicture[]) => void;
};

/** Where pictures are added to what somebody writes; each is sent at once, and can be taken out until all of it is. */
export function PicturesField({ pictures, onPictures }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isFull, setFull] = useState(false);

  function add(files: readonly File[]): void {
    const room = mostTicketPictures - pictures.length;
    setFull(files.length > room);
    for (const file of files.slice(0, room)) {
      const id = crypto.randomUUID();
      const say = (change: Partial<AddedPicture>) =>
        onPictures((before) => before.map((one) => (one.id === id ? { ...one, ...change } : one)));
      onPictures((before) => [...before, { id, name: file.name, isSent: false }]);
      sendTicketPicture(file, id).then(
        () => say({ isSent: true }),
        (error: unknown) => say({ problem: describeError(error) }),
      );
    }
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Button
        variant="outline"
        disabled={pictures.length >= mostTicketPictures}
        onClick={() => input.current?.click()}
      >
        {words.send}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={pictureTypes.join()}
        onChange={({ currentTarget }) => {
          add([...(currentTarget.files ?? [])]);
          currentTarget.value = "";
        }}
      />
      <p className={`text-sm ${isFull ? "" : "text-muted"}`}>{words.hint}</p>
      <ul aria-label={words.list} aria-live="polite" className="grid w-full empty:hidden">
        {pictures.map(({ id, name, isSent, problem }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line">
            <span className="min-w-0 grow basis-52 py-2 wrap-anywhere">
              {isSent || problem !== undefined ? name : words.sending(name)}
              {problem !== undefined && (
                <span className="mt-1 block border-l-6 border-danger pl-4 text-pretty">{problem}</span>
              )}
            </span>
            <Button
              variant="text"
              aria-label={words.remove(name)}
              onClick={() => onPictures((before) => before.filter((one) => one.id !== id))}
            >
              {words.removeShort}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
