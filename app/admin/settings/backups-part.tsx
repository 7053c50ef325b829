import { useEffect, useRef, useState } from "react";
import type { Backup } from "../../../contract/backup.ts";
import { PartWaiting } from "../../account/area/part-waiting.tsx";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { openBackend } from "../../account/open-backend.ts";
import { sendCommand } from "../../account/send-command.ts";
import { useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { whenInWords } from "../../dashboard/sites/sites-content.ts";
import { BackupList } from "./backup-list.tsx";
import { backupsContent as words } from "./backups-content.ts";
import { whenText } from "./when-text.ts";

/** How a backup is made here, as the server says it. */
type Way = { kind: "files" } | { kind: "dump"; database: number; tool: number | null };

async function readBackups(): Promise<Backup[]> {
  const { data } = await openBackend();
  const { data: backups, error } = await data.rpc("list_backups");
  if (error) throw error;
  return backups;
}

/** Milliseconds after which it is looked again how far a backup is. */
const lookEvery = 1_500;

/** The copies of the database that there are, and a button that makes another. */
export function BackupsPart({ way }: { way: Way }) {
  const { value, error, again } = useLoaded("", readBackups);
  const { busy, run } = useAction();
  const [ended, setEnded] = useState("");
  const running = value?.find(({ endedAt }) => endedAt === null);
  const watched = useRef<string>(undefined);

  useEffect(() => {
    if (running) {
      watched.current = running.id;
      const timer = setInterval(again, lookEvery);
      return () => clearInterval(timer);
    }
    const one = value?.find(({ id }) => id === watched.current);
    if (!one) return;
    watched.current = undefined;
    setEnded(one.problem === null ? words.made : words.notMade);
  }, [running, value, again]);

  const make = () =>
    run(async () => {
      setEnded("");
      await sendCommand("make-backup", { request: crypto.randomUUID() });
      again();
    });

  const newest = value?.find(({ file }) => file !== null);
  const hindrance = hindranceOf(way);
  return (
    <section
      id="backups"
      aria-labelledby="backups-heading"
      className="mt-16 scroll-mt-8 border-t border-line pt-10"
    >
      <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div>
          <h2
            id="backups-heading"
            className="font-display text-[clamp(2rem,4vw,3.5rem)] leading-none text-balance"
          >
            {newest ? words.sentence(whenInWords(newest.startedAt)) : words.never}
          </h2>
        </div>
        <div className="grid max-w-2xl content-start gap-5">
          <p className="text-pretty text-muted">
            {words.text} {words.elsewhere}
          </p>
          {hindrance ? (
            <p className="border-l-6 border-danger pl-4 text-pretty">{hindrance}</p>
          ) : (
            <Button
              busyLabel={(busy && words.asking) || (running && words.making(whenText(running.startedAt)))}
              className="justify-self-start"
              onClick={() => void make()}
            >
              {words.make}
            </Button>
          )}
          <p role="status" className="empty:hidden">
            {ended}
          </p>
        </div>
      </div>
      {!value ? (
        <PartWaiting words={words} error={error} again={again} />
      ) : (
        <BackupList backups={value.filter(({ endedAt }) => endedAt !== null)} />
      )}
    </section>
  );
}

function hindranceOf(way: Way): string | undefined {
  if (way.kind === "files") return undefined;
  if (way.tool === null) return words.missing(way.database);
  return way.tool < way.database ? words.tooOld(way.tool, way.database) : undefined;
}
