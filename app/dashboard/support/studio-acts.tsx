import { useState } from "react";
import type { StudioAct } from "../../account/profile.ts";
import { sendCommand } from "../../account/send-command.ts";
import { useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { whenInWords } from "../sites/sites-content.ts";
import { supportContent } from "./support-content.ts";

const words = supportContent.acts;

type Props = { acts: readonly StudioAct[]; onChanged: () => void };

/** What the studio looked at and changed of one's sites; what it changed is taken back by a press. */
export function StudioActs({ acts, onChanged }: Props) {
  const { busy, run } = useAction();
  const [said, setSaid] = useState("");
  const undo = (site: string, revision: number, name: string) =>
    void run(async () => {
      setSaid("");
      await sendCommand("undo-studio", { request: crypto.randomUUID(), site, revision });
      setSaid(words.undone(name));
      onChanged();
    });
  return (
    <section aria-labelledby="studio-acts" aria-busy={busy}>
      <h3 id="studio-acts" className="mt-6 font-semibold">
        {words.heading}
      </h3>
      {acts.length === 0 && <p className="mt-1 text-sm text-muted">{words.none}</p>}
      <ul className="mt-2 border-b border-line text-sm empty:hidden">
        {acts.map(({ site, site_name, did, page, changes, before_revision, at }) => (
          <li
            key={`${at} ${did} ${before_revision}`}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 border-t border-line py-1"
          >
            <span className="min-w-0 wrap-anywhere">
              {did === "mended" ? words.mended(site_name, changes) : words[did](site_name, page ?? "/")}
            </span>
            <span className="flex items-center gap-x-4">
              <time dateTime={at} className="text-muted">
                {whenInWords(at)}
              </time>
              {before_revision !== null && (
                <Button
                  variant="text"
                  aria-label={words.undoOf(site_name)}
                  aria-disabled={busy}
                  onClick={() => undo(site, before_revision, site_name)}
                >
                  {words.undo}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p role="status" className="min-h-7 text-sm">
        {said}
      </p>
    </section>
  );
}
