import { type ReactNode, useId, useState } from "react";
import { Link } from "react-router";
import type { SupportAccess } from "../../../contract/ticket.ts";
import { sendCommand } from "../../account/send-command.ts";
import { useAction } from "../../account/use-action.ts";
import { supportContent } from "./support-content.ts";

const words = supportContent.access;

/** What the studio may do with one's sites: said by a press, and kept at once; below it what it has done. */
export function AccessForm({ access, children }: { access: SupportAccess; children: ReactNode }) {
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
      <h2
        id="access"
        className="font-display text-4xl leading-none text-balance sm:text-5xl lg:text-4xl 2xl:text-5xl"
      >
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
              checked={chosen === value}
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
      <p className="text-sm leading-loose text-muted text-pretty">
        {words.account}{" "}
        <Link
          to="/dashboard/account#looks"
          className="-my-3 inline-flex min-h-11 items-center text-ink underline underline-offset-4 hover:text-accent"
        >
          {words.toAccount}
        </Link>
      </p>
      {children}
    </section>
  );
}
