import { useId, useState } from "react";
import type { SupportAccess } from "../../../contract/ticket.ts";
import type { StudioLook } from "../../account/profile.ts";
import { sendCommand } from "../../account/send-command.ts";
import { useAction } from "../../account/use-action.ts";
import { whenInWords } from "../sites/sites-content.ts";
import { supportContent } from "./support-content.ts";

const words = supportContent.access;

/** What the studio may do with one's sites: said by a press, and kept at once; and what it has looked at. */
export function AccessForm({ access, looks }: { access: SupportAccess; looks: readonly StudioLook[] }) {
  const [chosen, setChosen] = useState(access);
  const [isKept, setKept] = useState(false);
  const { busy, run } = useAction();
  const name = useId();

  const choose = (next: SupportAccess) =>
    void run(async () => {
      const before = chosen;
      setChosen(next);
      setKept(false);
      try {
        await sendCommand("allow-studio", { request: crypto.randomUUID(), access: next });
        setKept(true);
      } catch (error) {
        setChosen(before);
        throw error;
      }
    });

  return (
    <section aria-labelledby="access" className="lg:border-l lg:border-line lg:pl-10">
      <h2 id="access" className="font-display text-3xl leading-none sm:text-4xl">
        {words.heading}
      </h2>
      <p className="mt-3 max-w-prose text-muted text-pretty">{words.text}</p>
      <fieldset aria-labelledby="access" aria-busy={busy} className="mt-4 grid">
        {words.options.map(({ value, label, text }) => (
          <label
            key={value}
            className="grid min-h-14 cursor-pointer grid-cols-[auto_1fr] items-start gap-x-4 border-t border-line py-4"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === "none" ? chosen === "none" : chosen !== "none"}
              onChange={() => choose(value)}
              className="mt-1 size-5 cursor-pointer accent-accent"
            />
            <span>
              <span className="block font-semibold">{label}</span>
              <span className="block text-sm text-muted text-pretty">{text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p role="status" className="min-h-7 text-sm">
        {isKept && words.saved}
      </p>
      <h3 className="mt-6 font-semibold">{words.looks}</h3>
      {looks.length === 0 && <p className="mt-1 text-sm text-muted">{words.noLooks}</p>}
      <ul className="mt-1 grid gap-1 text-sm empty:hidden">
        {looks.map(({ site_name, page, at }) => (
          <li key={at} className="flex flex-wrap justify-between gap-x-6">
            <span className="wrap-anywhere">{words.look(site_name, page)}</span>
            <time dateTime={at} className="text-muted">
              {whenInWords(at)}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}
