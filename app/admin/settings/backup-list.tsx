import type { Backup } from "../../../contract/backup.ts";
import { backupsContent as words } from "./backups-content.ts";
import { healthContent } from "./settings-content.ts";
import { whenText } from "./when-text.ts";

/** What was made or failed, newest first, and how the newest is put back. */
export function BackupList({ backups }: { backups: readonly Backup[] }) {
  if (backups.length === 0) return null;
  const newest = backups.find(({ file }) => file !== null);
  return (
    <>
      <ul aria-label={words.table} className="mt-10 border-b border-line">
        {backups.map((one) => (
          <li
            key={one.id}
            className="grid gap-x-16 gap-y-2 border-t border-line py-5 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]"
          >
            <h3 className="font-display text-2xl leading-tight">
              <time dateTime={one.startedAt}>{whenText(one.startedAt)}</time>
            </h3>
            {one.file === null ? (
              <p className="max-w-2xl border-l-6 border-danger pl-4 text-pretty">{one.problem}</p>
            ) : (
              <Whole backup={one} file={one.file} />
            )}
          </li>
        ))}
      </ul>
      {newest?.file && (
        <details className="mt-4 max-w-3xl">
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline decoration-1 underline-offset-4 hover:text-accent">
            {words.restore.heading}
          </summary>
          {newest.kind === "dump" ? (
            <p className="pt-2">{words.restore.dump}</p>
          ) : (
            <>
              <p className="pt-2 pb-3">{words.restore.files}</p>
              <code className="block border-l-6 border-line pl-4 font-mono text-sm wrap-anywhere select-all">
                {words.restore.command(newest.file)}
              </code>
            </>
          )}
        </details>
      )}
    </>
  );
}

function Whole({ backup, file }: { backup: Backup; file: string }) {
  const { startedAt, endedAt, bytes, sha256, host, askedBy } = backup;
  const took = endedAt === null ? 0 : Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1_000);
  const { columns } = words;
  return (
    <div className="grid min-w-0 gap-3">
      <dl className="flex flex-wrap gap-x-10 gap-y-2">
        {[
          [columns.size, healthContent.bytes(bytes ?? 0)],
          [columns.took, healthContent.seconds(Math.max(1, took))],
          [columns.by, askedBy],
          [columns.host, host],
        ]
          .filter(([, said]) => said)
          .map(([name, said]) => (
            <div key={name} className="min-w-0">
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="tabular-nums wrap-anywhere">{said}</dd>
            </div>
          ))}
      </dl>
      <div className="text-sm text-muted">
        <p>
          {columns.file}: <span className="font-mono text-ink wrap-anywhere select-all">{file}</span>
        </p>
        <p className="font-mono text-xs wrap-anywhere">{words.sum(sha256 ?? "")}</p>
      </div>
    </div>
  );
}
