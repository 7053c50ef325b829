import { useLoaded } from "../../account/area/use-loaded.ts";
import { describeError } from "../../account/describe-error.ts";
import { sendCommand } from "../../account/send-command.ts";
import { Button } from "../../components/ui/button.tsx";
import { TallFrame } from "../../editor/preview/tall-frame.tsx";
import { deskContent } from "./desk-content.ts";

const words = deskContent.ticket.place;

export type ShownPlace = "draft" | "version";

type Props = { ticket: string; of: ShownPlace; onClose: () => void };

/** The page that a question is about, drawn for the studio to look at: nothing in it is pressed or followed. */
export function DeskView({ ticket, of, onClose }: Props) {
  const { value, error } = useLoaded(`${ticket} ${of}`, () =>
    sendCommand("draw-ticket-place", { ticket, of }),
  );
  return (
    <section aria-label={words.frame} className="mb-12 border-y border-line py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p role="status" className="max-w-prose text-sm text-muted text-pretty">
          {error ? describeError(error) : value ? words.said : words.drawing}
        </p>
        <Button variant="text" onClick={onClose}>
          {words.close}
        </Button>
      </div>
      {!error && <TallFrame html={value?.html} words={words} className="h-[75vh]" />}
    </section>
  );
}
