import type { Logger } from "pino";
import { createApp } from "../app.ts";
import { createSigningKeys } from "../auth/session/signing-keys.ts";
import { sweep } from "../auth/sweep.ts";
import { endTestClock } from "../billing/end-test-clock.ts";
import { type KeptTemplateList, keepTemplateList } from "../catalogue/template-list.ts";
import type { Config } from "../config.ts";
import { rememberLandingVisitors } from "../contact/landing-visitors.ts";
import { watchForm } from "../contact/watch-form.ts";
import { startCluster } from "../db/cluster.ts";
import { countStatements } from "../db/count-statements.ts";
import { openDatabase } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { ensureServerRole } from "../db/server-role.ts";
import { storeSettings } from "../db/store-settings.ts";
import type { AppFetch, NodeHandler } from "../http/answer-requests.ts";
import { everyJob } from "../jobs/every-job.ts";
import { startJobs } from "../jobs/start-jobs.ts";
import { mailQueue } from "../mail/enqueue-mail.ts";
import { startMailWorker } from "../mail/start-mail-worker.ts";
import { messageReceiver } from "../messages/receive-message.ts";
import type { Pages } from "../pages/pages.ts";
import { startPreviews } from "../previews/start-previews.ts";
import { startRenderer } from "../publishing/start-renderer.ts";
import { noteByRequest, receiveByFetch } from "../serving/receive-by-fetch.ts";
import { type Sites, startServing } from "../serving/start-serving.ts";
import { countStudioViews } from "../studio/count-studio-views.ts";
import { keepStatements } from "../studio/keep-statements.ts";
import { countVisits } from "../visits/count-visits.ts";
import { showVisits } from "../visits/show-visits.ts";
import { checkDatabase } from "./check-database.ts";
import type { Closers } from "./closers.ts";
import { hasAdmin } from "./has-admin.ts";
import { loadSecret } from "./load-secret.ts";
import { lockDataDirectory } from "./lock-data-directory.ts";
import { prepareDataDirectory } from "./prepare-data-directory.ts";
import { repeatHourly } from "./repeat-hourly.ts";
import { type StopSignals, whenAborted } from "./stop-signals.ts";
import { requireWholeSample } from "./unfinished-sample.ts";

export type BackendParts = {
  config: Config;
  log: Logger;
  /** Collects how to undo what was started. */
  closers: Closers;
  /** When `stop` is aborted, the start ends at the next step by throwing its reason. */
  signals: StopSignals;
  /** Told what takes its time, for the console. */
  report: (step: string) => void;
};

export type Backend = {
  fetch: AppFetch;
  /** Customers' sites; undefined when accounts live on a Supabase elsewhere. */
  sites: Sites | undefined;
  /** What answers pages, with the landing page's form as the studio has it, and has those of demos counted where there is a database of our own. */
  countingPages: (pages: Pages) => NodeHandler;
  /** What the studio decides of its templates; undefined when accounts live on a Supabase elsewhere. */
  templates: KeptTemplateList | undefined;
  /** Undefined when accounts live on a Supabase elsewhere. */
  hasAdmin: boolean | undefined;
  /** Undefined when there is no outbox. */
  outboxKey: string | undefined;
};

/**
 * Starts everything behind the HTTP server, in this order: data directory, database, schema, mail, jobs, messages,
 * sites, app. With SUPABASE_URL there is only the app, which passes requests on. Throws `StartError` and `MigrationError` for what
 * the reader of the console can set right; what had been started until then is in `closers`.
 */
export async function startBackend(parts: BackendParts): Promise<Backend> {
  const { config, log, closers, signals } = parts;
  const unlessHurried = (closing: Promise<void>) => Promise.race([closing, whenAborted(signals.hurry)]);
  if (config.supabase) {
    return {
      fetch: createApp({ config, log }).fetch,
      sites: undefined,
      countingPages: (pages) => pages,
      templates: undefined,
      hasAdmin: undefined,
      outboxKey: undefined,
    };
  }
  const ownerUrl = await startDatabase(parts);
  signals.stop.throwIfAborted();
  const applied = await migrate(ownerUrl);
  if (applied.length > 0) log.info({ applied }, "migrations applied");
  const statements = countStatements();
  const database = openDatabase(await ensureServerRole(ownerUrl), { statements });
  closers.add(() => unlessHurried(database.close()));
  const keeping = keepStatements({ ...database, log }, statements);
  closers.add(() => unlessHurried(keeping.stop()));
  await storeSettings(database, config);
  await endTestClock({ config, database, log });
  signals.stop.throwIfAborted();
  const secretKey = config.secretKey ?? (await loadSecret(config.dataDir, "secret-key", "sb_secret_"));
  const outboxKey = config.outbox ? await loadSecret(config.dataDir, "outbox-key") : undefined;
  const worker = startMailWorker({ database, config, log });
  closers.add(() => unlessHurried(worker.stop()));
  closers.add(repeatHourly(() => sweep(database), log));
  const desk = startRenderer();
  closers.add(() => desk.stop());
  const press = startRenderer();
  closers.add(() => press.stop());
  const jobs = await startJobs({ database, log }, everyJob);
  closers.add(() => unlessHurried(jobs.stop()));
  const receiptKeys = createSigningKeys(database, "receipt");
  const templates = keepTemplateList(database, { log });
  closers.add(() => unlessHurried(templates.stop()));
  const commands = { config, log, database, mail: mailQueue, jobs, desk, press, receiptKeys, templates };
  await jobs.work(commands);
  const messages = messageReceiver(commands);
  closers.add(() => unlessHurried(messages.stop()));
  const views = countStudioViews({ ...database, log });
  closers.add(() => unlessHurried(views.stop()));
  const visits = countVisits({ ...database, log });
  closers.add(() => unlessHurried(visits.stop()));
  const sites = await startServing({
    database,
    keys: receiptKeys,
    config,
    log,
    receive: receiveByFetch(messages),
    noteViewer: noteByRequest(messages),
    visits: { ...visits, show: showVisits({ database, config }) },
  });
  closers.add(() => unlessHurried(sites.stop()));
  const visitors = rememberLandingVisitors(database, log);
  closers.add(() => unlessHurried(visitors.stop()));
  const form = watchForm({ database, log, visitors });
  closers.add(() => unlessHurried(form.stop()));
  const app = createApp({ ...commands, secretKey, outboxKey, visitors });
  return {
    fetch: app.fetch,
    countingPages: (pages) => views.counting(form.withForm(pages)),
    templates,
    sites: { ...sites, previews: startPreviews(commands) },
    hasAdmin: await hasAdmin(ownerUrl),
    outboxKey,
  };
}

/** The owner's connection string of the database that `config` names, or of the embedded one, which it starts. */
async function startDatabase({ config, log, closers, signals, report }: BackendParts): Promise<string> {
  await prepareDataDirectory(config.dataDir);
  if (config.databaseUrl) {
    await checkDatabase(config.databaseUrl);
    return config.databaseUrl;
  }
  closers.add(await lockDataDirectory(config.dataDir));
  requireWholeSample(config.dataDir);
  signals.stop.throwIfAborted();
  const cluster = await startCluster(config.dataDir, { log, report });
  closers.add(() => cluster.stop());
  return cluster.ownerUrl;
}
