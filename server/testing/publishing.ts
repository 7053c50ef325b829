import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { type Person, sendCommand } from "./send-command.ts";
import type { AskedServer } from "./test-server.ts";

export type PublishRow = {
  state: string;
  pages: number;
  pages_done: number;
  version: number | null;
  report: {
    address?: string;
    version?: number;
    pages?: { path: string; html: number; scripts: number }[];
    findings?: { id: string; rule: string; severity: string }[];
    problems?: string[];
    hint?: string;
  };
};

/** Ids of all that stops the draft of `site` from being published and may be accepted. */
export async function acceptable(server: AskedServer, person: Person, site: string): Promise<string[]> {
  const { body } = await sendCommand(server, person, "check-site", { site });
  const findings = body.findings as { id: string; severity: string; isAcceptable: boolean }[];
  return findings
    .filter(({ severity, isAcceptable }) => severity === "blocking" && isAcceptable)
    .map(({ id }) => id);
}

/** Hides what is still sample and accepts the rest of it, so that nothing stops `site` from being published; gives the revision. */
export async function makePublishable(
  server: AskedServer,
  person: Person,
  site: string,
  revision = 1,
): Promise<number> {
  const { status, body } = await sendCommand(server, person, "hide-samples", {
    request: randomUUID(),
    site,
    revision,
  });
  if (status !== 200) throw new Error(`nothing was hidden: ${status} ${JSON.stringify(body)}`);
  await acceptAll(server, person, site);
  return body.revision as number;
}

/** Accepts what stops `site` from being published, so that it can be as it is: with its forms, which are samples too. */
export async function acceptAll(server: AskedServer, person: Person, site: string): Promise<void> {
  for (const finding of await acceptable(server, person, site)) {
    await server.owner.query("insert into accepted_findings (site, finding) values ($1, $2)", [
      site,
      finding,
    ]);
  }
}

/** The row of a publish when it has ended. */
export async function endOf(
  { owner }: Pick<AskedServer, "owner">,
  publish: unknown,
  timeout = 20_000,
): Promise<PublishRow> {
  const read = async () => (await owner.query("select * from publishes where id = $1", [publish])).rows[0];
  await expect
    .poll(async () => ["done", "failed", "replaced"].includes((await read())?.state), {
      timeout,
      interval: 20,
    })
    .toBe(true);
  return read();
}

/** Publishes the draft of `site` at `revision` and waits for the end. */
export async function publish(
  server: AskedServer,
  person: Person,
  site: string,
  revision: number,
  others: object = {},
): Promise<PublishRow> {
  const { status, body } = await sendCommand(server, person, "publish-site", {
    request: randomUUID(),
    site,
    revision,
    ...others,
  });
  if (status !== 200) throw new Error(`no publish: ${status} ${JSON.stringify(body)}`);
  return endOf(server, body.publish);
}

type Live = {
  live_build: string | null;
  live_revision: number | null;
  status: string;
  version: number | null;
  origin: string | null;
  files: { path: string; hash: string; policy: string | null; takes_messages: boolean; is_kept: boolean }[];
};

/** What visitors of `site` are served: its live build, its files with their hashes, and what is missing of them. */
export async function liveOf(server: Pick<AskedServer, "owner">, site: string): Promise<Live> {
  const { rows: sites } = await server.owner.query(
    "select live_build, live_revision, status, version, origin from sites left join private.builds on builds.id = live_build where sites.id = $1",
    [site],
  );
  const { rows: files } = await server.owner.query<Live["files"][number]>(
    `select path, encode(sha256, 'hex') as hash, policy, is_immutable, takes_messages,
       exists (select from private.blobs where blobs.sha256 = build_files.sha256) as is_kept
     from private.build_files where build = $1 order by path`,
    [sites[0]?.live_build],
  );
  return { ...sites[0], files };
}

/** Changes the telephone number of a draft; gives the revision. */
export async function changePhone(
  server: AskedServer,
  person: Person,
  site: string,
  revision: number,
  value: string,
) {
  const { body } = await sendCommand(server, person, "save-draft", {
    request: randomUUID(),
    site,
    revision,
    patch: [{ op: "replace", path: ["facts", "phone"], value }],
  });
  if (typeof body.revision !== "number") throw new Error(JSON.stringify(body));
  return body.revision;
}
