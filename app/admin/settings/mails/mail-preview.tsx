import { useId, useState } from "react";
import { TallFrame } from "../../../editor/preview/tall-frame.tsx";
import { mailPage } from "./mail-page.ts";
import { mailsContent } from "./mails-content.ts";

const words = mailsContent.preview;

export type DrawnMail = { subject: string; html: string; text: string };

const ways = ["light", "dark", "text"] as const;

/** A mail as its receiver sees it: by day, by night, or by a program that shows text alone. */
export function MailPreview({ drawn, said }: { drawn: DrawnMail | undefined; said: string }) {
  const [way, setWay] = useState<(typeof ways)[number]>("light");
  const name = useId();
  return (
    <section aria-label={words.heading} className="min-w-0 lg:sticky lg:top-6 lg:self-start">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h3 className="font-display text-2xl leading-tight">{words.heading}</h3>
        <fieldset aria-label={words.way} className="flex flex-wrap gap-x-6">
          {ways.map((one) => (
            <label key={one} className="flex min-h-11 cursor-pointer items-center gap-2">
              <input
                type="radio"
                name={name}
                checked={way === one}
                onChange={() => setWay(one)}
                className="size-5 shrink-0 accent-accent"
              />
              {words.ways[one]}
            </label>
          ))}
        </fieldset>
      </div>
      <p className="border-t border-line pt-4 text-lg font-semibold wrap-anywhere">{drawn?.subject}</p>
      <p role="status" className="mb-4 text-sm text-pretty text-muted">
        {said}
      </p>
      {way === "text" ? (
        <pre className="border border-line p-5 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
          {drawn?.text}
        </pre>
      ) : (
        <TallFrame html={drawn && mailPage(drawn.html, way)} words={words} className="max-h-[80vh]" />
      )}
    </section>
  );
}
