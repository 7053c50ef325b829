import { useEffect, useRef, useState } from "react";
import { CommandRefused } from "../../account/command-refused.ts";
import { showSuccess, useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { progressClass } from "../../components/ui/progress-class.ts";
import { exportContent as words } from "./export-content.ts";
import { fetchExport } from "./fetch-export.ts";

type Props = { site: { id: string; name: string } };

/** Saves all that a site is as a zip, for its owner, and shows how far that is. */
export function ExportButton({ site }: Props) {
  const { busy, run } = useAction();
  const [part, setPart] = useState(0);
  const [isStopped, setStopped] = useState(false);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const percent = Math.floor(part * 100);

  async function save(): Promise<void> {
    const controller = new AbortController();
    stop.current = controller;
    setPart(0);
    setStopped(false);
    try {
      await fetchExport(site.id, { signal: controller.signal, onProgress: setPart });
      showSuccess(words.saved(site.name));
    } catch (error) {
      if (controller.signal.aborted) setStopped(true);
      else if (error instanceof CommandRefused) throw error;
      else throw new CommandRefused("offline", { message: words.brokenOff });
    }
  }

  return (
    <section aria-labelledby="export" className="grid content-start gap-4 border-t border-line pt-6">
      <h2 id="export" className="font-display text-3xl">
        {words.heading}
      </h2>
      <p className="max-w-md text-pretty text-muted">{words.text}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button variant="outline" busyLabel={busy && words.busy} onClick={() => void run(save)}>
          {words.submit}
        </Button>
        {busy && (
          <Button variant="text" onClick={() => stop.current?.abort()}>
            {words.cancel}
          </Button>
        )}
      </div>
      {busy && (
        <label className="block max-w-md text-sm text-muted">
          <progress max={100} value={percent} className={`mb-2 ${progressClass}`} />
          {words.progress(percent)}
        </label>
      )}
      <p role="status" className="text-sm text-muted">
        {isStopped && words.stopped}
      </p>
    </section>
  );
}
