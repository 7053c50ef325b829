import type { ReactNode } from "react";
import type { MetaFunction } from "react-router";
import { PartWaiting } from "../../account/area/part-waiting.tsx";
import { useLoaded } from "../../account/area/use-loaded.ts";
import { openBackend } from "../../account/open-backend.ts";
import type { StudioHealth } from "../../account/profile.ts";
import { sendCommand } from "../../account/send-command.ts";
import { Button } from "../../components/ui/button.tsx";
import { BackupsPart } from "./backups-part.tsx";
import { settingsContent, healthContent as words } from "./settings-content.ts";
import { SettingsRoom } from "./settings-room.tsx";

export const meta: MetaFunction = () => [
  { title: settingsContent.title(words.heading) },
  { name: "description", content: settingsContent.description },
  { name: "robots", content: "noindex" },
];

export default function HealthRoute() {
  return (
    <SettingsRoom>
      <Health />
    </SettingsRoom>
  );
}

async function readHealth() {
  const { data } = await openBackend();
  const [server, { data: database, error }] = await Promise.all([
    sendCommand("read-health", {}),
    data.rpc("studio_health"),
  ]);
  if (error) throw error;
  return { server, database: database as StudioHealth };
}

const { rows } = words;

function Health() {
  const { value, error, loading, again } = useLoaded("", readHealth);
  if (!value) return <PartWaiting words={words} error={error} again={again} />;
  const { server, database } = value;
  const oldest = (seconds: number) => (seconds > 0 ? words.seconds(seconds) : words.nothing);
  return (
    <>
      <div aria-busy={loading} className="grid gap-x-16 gap-y-10 sm:grid-cols-2">
        <Group title={words.groups.server}>
          <Row name={rows.upFor}>{words.seconds(server.upFor)}</Row>
          <Row name={rows.memory}>{words.bytes(server.memory * 1e6)}</Row>
          <Row name={rows.disk}>{words.gigabytes(server.disk.free / 1e9, server.disk.all / 1e9)}</Row>
          <Row name={rows.node}>{server.node}</Row>
        </Group>
        <Group title={words.groups.database}>
          <Row name={rows.size}>{words.bytes(database.databaseBytes)}</Row>
          <Row name={rows.postgres}>{database.postgres}</Row>
          <Row name={rows.largest} isTall>
            <ul className="grid gap-1 text-left">
              {database.largest.map(({ name, bytes }) => (
                <li key={name} className="flex flex-wrap justify-between gap-x-4">
                  <span>{name}</span>
                  <span className="whitespace-nowrap">{words.bytes(bytes)}</span>
                </li>
              ))}
            </ul>
          </Row>
        </Group>
        <Group title={words.groups.work}>
          <Row name={rows.jobsRunning}>{database.jobs.running}</Row>
          <Row name={rows.jobsWaiting}>{database.jobs.waiting}</Row>
          <Row name={rows.oldest}>{oldest(database.jobs.oldestSeconds)}</Row>
          <Row name={rows.jobsFailed}>{database.jobs.failed}</Row>
        </Group>
        <Group title={words.groups.mail}>
          <Row name={rows.mailBy}>{words.mail[server.mail]}</Row>
          <Row name={rows.mailsWaiting}>{database.mails.waiting}</Row>
          <Row name={rows.oldest}>{oldest(database.mails.oldestSeconds)}</Row>
          <Row name={rows.mailsFailed}>{database.mails.failed}</Row>
        </Group>
      </div>
      <Button variant="outline" onClick={again} className="mt-10 self-start">
        {words.again}
      </Button>
      <BackupsPart way={server.backup} />
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 font-display text-3xl">{title}</h2>
      <dl>{children}</dl>
    </section>
  );
}

function Row({ name, isTall, children }: { name: string; isTall?: boolean; children: ReactNode }) {
  return (
    <div
      className={`grid gap-x-4 gap-y-1 border-t border-line py-3 ${isTall ? "" : "grid-cols-[minmax(0,1fr)_auto]"}`}
    >
      <dt className="text-muted">{name}</dt>
      <dd className="tabular-nums text-right wrap-anywhere">{children}</dd>
    </div>
  );
}
