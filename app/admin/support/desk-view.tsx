import { useEffect, useState } from "react";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { describeError } from "../../account/describe-error.ts";
import { sendCommand } from "../../account/send-command.ts";
import { Button } from "../../components/ui/button.tsx";
import { usePageFrame } from "../../editor/preview/use-page-frame.ts";
import { deskContent } from "./desk-content.ts";

const words = deskContent.ticket.place;

export type ShownPlace = "draft" | "version";

type Props = { ticket: string; of: ShownPlace; onClose: () => void };

/** The page that a question is about, drawn for the studio to look at: nothing in it is pressed or followed. */
export function DeskView({ ticket, of, onClose }: Props) {
  const { value, error } = useLoaded(`${ticket} ${of}`, () =>
    sendCommand("draw-ticket-place", { ticket, of }),
  );
  const { isDrawn, ...frame } = usePageFrame(value?.html);
  const [tall, setTall] = useState(600);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is measured anew
  useEffect(() => {
    const shown = frame.ref.current?.contentDocument;
    if (!isDrawn || !shown?.body) return;
    // Pictures and typefaces come later than the page.
    const watch = new ResizeObserver(() => setTall(shown.documentElement.scrollHeight));
    watch.observe(shown.body);
    return () => watch.disconnect();
  }, [isDrawn, value]);

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
      {!error && (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys, too
          tabIndex={0}
          aria-label={words.scroll}
          className="h-[75vh] overflow-y-auto border border-line"
        >
          <iframe
            {...frame}
            title={words.frame}
            sandbox="allow-same-origin"
            inert
            tabIndex={-1}
            aria-hidden="true"
            style={{ height: tall }}
            className="block w-full border-0"
          />
        </section>
      )}
    </section>
  );
}
