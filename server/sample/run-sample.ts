import pg from "pg";
import { createSigningKeys } from "../auth/session/signing-keys.ts";
import { keepTemplateList } from "../catalogue/template-list.ts";
import { type Config, ConfigError, readConfig } from "../config.ts";
import { startCluster } from "../db/cluster.ts";
import { openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { ensureServerRole } from "../db/server-role.ts";
import { everyJob } from "../jobs/every-job.ts";
import { startJobs } from "../jobs/start-jobs.ts";
import { type Closers, createClosers } from "../lifecycle/closers.ts";
import { createLog } from "../lifecycle/create-log.ts";
import { lockDataDirectory } from "../lifecycle/lock-data-directory.ts";
import { prepareDataDirectory } from "../lifecycle/prepare-data-directory.ts";
import { StartError } from "../lifecycle/start-error.ts";
import { watchStopSignals } from "../lifecycle/stop-signals.ts";
import { markUnfinished, requireWholeSample } from "../lifecycle/unfinished-sample.ts";
import { mailQueue } from "../mail/enqueue-mail.ts";
import { startRenderer } from "../publishing/start-renderer.ts";
import { fillSample } from "./fill-sample.ts";
import { requireEmpty, requireOwnMachine } from "./refuse-sample.ts";
import type { SampleSignIn } from "./sample-sign-in.ts";
import { sampleWords } from "./sample-words.ts";

/**
 * Fills the empty installation that `env` names with the sample and tells the console who can sign in; gives the exit code. Whatever
 * it refuses is one line, and changes nothing. A run that ends in between leaves a mark, so that nobody takes a part of a
 * year for the whole one.
 */
export async function runSample(env: Record<string, string | undefined>): Promise<number> {
  const { stop } = watchStopSignals();
  const closers = createClosers();
  let marked: { directory: string; unmark: () => Promise<void> } | undefined;
  try {
    const config = readConfig(env);
    requireOwnMachine(config);
    const owner = await openEmpty(config, closers);
    const directory = config.dataDir;
    marked = { directory, unmark: await markUnfinished(directory) };
    console.log(sampleWords.begin);
    const signIns = await fill(config, owner, closers, stop);
    await closers.closeAll();
    await marked.unmark();
    const seconds = performance.now() / 1_000;
    const start = [...named(env), "npm start"].join(" ");
    const signInAt = `${config.siteUrl}/auth`;
    console.log(sampleWords.done({ directory, seconds, start, signInAt, signIns }));
    return 0;
  } catch (error) {
    const isKnown = error instanceof StartError || error instanceof ConfigError;
    if (isKnown) console.error(sampleWords.refused(error.message));
    else if (error !== stop.reason) console.error(error);
    if (marked) console.error(sampleWords.unfinished(marked.directory));
    return 1;
  } finally {
    await closers.closeAll();
  }
}

/** What was said of the sample must be said of its server. */
function named(env: Record<string, string | undefined>): string[] {
  const names = ["DATA_DIR", "PORT", "SITE_URL", "SITES_HOST"];
  return names.flatMap((name) => (env[name] ? [`${name}=${env[name]}`] : []));
}

type Opened = { pool: pg.Pool; url: string };

/** The database as its owner, in which there is nothing yet, not even tables perhaps. */
async function openEmpty({ dataDir }: Config, closers: Closers): Promise<Opened> {
  await prepareDataDirectory(dataDir);
  closers.add(await lockDataDirectory(dataDir));
  requireWholeSample(dataDir);
  const cluster = await startCluster(dataDir, {
    report: (step) => console.log(`${step} ...`),
    // Whoever pulls the plug in between has to begin anew in any case.
    flags: ["-c", "synchronous_commit=off"],
  });
  closers.add(() => cluster.stop());
  const pool = new pg.Pool({ connectionString: cluster.ownerUrl, max: 2 });
  pool.on("error", () => {});
  closers.add(() => pool.end());
  await requireEmpty(pool, dataDir);
  return { pool, url: cluster.ownerUrl };
}

async function fill(
  config: Config,
  { pool: owner, url }: Opened,
  closers: Closers,
  stop: AbortSignal,
): Promise<SampleSignIn[]> {
  await migrate(url);
  const database = openDatabase(await ensureServerRole(url));
  closers.add(() => database.close());
  const log = createLog(config);
  const desk = startRenderer();
  closers.add(() => desk.stop());
  const press = startRenderer();
  closers.add(() => press.stop());
  const jobs = await startJobs({ database, log }, everyJob);
  closers.add(() => jobs.stop());
  const receiptKeys = createSigningKeys(database, "receipt");
  const templates = keepTemplateList(database, { log });
  closers.add(() => templates.stop());
  const parts = { config, log, database, mail: mailQueue, jobs, desk, press, receiptKeys, templates };
  await jobs.work(parts);
  return fillSample({ parts, owner, players: new Map() }, { stop, report: console.log });
}
