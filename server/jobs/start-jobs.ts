import { fromKysely, PgBoss, type Queue } from "pg-boss";
import type { Logger } from "pino";
import type { Database } from "../db/database.ts";
import { tellError } from "../lifecycle/tell-error.ts";
import type { Job, JobParts } from "./job.ts";
import type { Jobs } from "./jobs.ts";

export type StartedJobs = Jobs & {
  /** Starts to do what is sent, by this server or another. */
  work: (parts: JobParts) => Promise<void>;
  /** Takes no more and waits for what runs, `patience` milliseconds at most: the rest is done by another server, or later. */
  stop: (patience?: number) => Promise<void>;
};

/**
 * In seconds: a worker that is gone without a word is known by its silence, which is looked for as often as work that nobody
 * tells of. What it did is taken up again within three times that.
 */
const heartbeat = 10;

/** Of every queue: nobody polls for what is told, and what is done is soon forgotten. */
const lasting = { notify: true, heartbeatSeconds: heartbeat, deleteAfterSeconds: 24 * 3600 };

/**
 * Where the database puts a job of which no more tries are made, also one whose last worker died and can tell nobody.
 */
function givenUpOf(job: string): string {
  return `${job}.given-up`;
}

/**
 * Jobs in the database, by pg-boss, whose tables are there (`supabase/migrations`): any number of servers may do them. It
 * meets a lost database by trying again.
 */
export async function startJobs(
  { database, log }: { database: Database; log: Logger },
  jobs: readonly Job[],
): Promise<StartedJobs> {
  const boss = new PgBoss({
    connectionString: database.pool.options.connectionString ?? "",
    application_name: "fabula-jobs",
    max: 4,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    superviseIntervalSeconds: heartbeat,
    monitorIntervalSeconds: heartbeat,
    // Whoever owns nothing may not rebuild an index.
    reindex: false,
    monitorVacuum: false,
  });
  boss.on("error", (error) => log.warn({ err: error.message }, "jobs wait for the database"));
  boss.on("warning", (warning) => log.debug({ warning }, "jobs"));
  await boss.start();
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  const schedules = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const { name, retries, retryAfter, longest, every, givenUp } of jobs) {
    if (givenUp) {
      await keepQueue(givenUpOf(name), {
        ...lasting,
        retryLimit: 20,
        retryDelay: 5,
        retryBackoff: true,
        retryDelayMax: 300,
      });
    }
    await keepQueue(name, {
      ...lasting,
      retryLimit: retries,
      retryDelay: retryAfter,
      retryBackoff: retryAfter > 0,
      expireInSeconds: longest,
      ...(givenUp && { deadLetter: givenUpOf(name) }),
    });
    if (every && schedules.get(name) !== every) await boss.schedule(name, every);
  }

  /** Says only what the database does not know yet: a server that starts again has nothing to say. */
  async function keepQueue(name: string, options: Omit<Queue, "name">): Promise<void> {
    const known = queues.get(name);
    if (!known) await boss.createQueue(name, options);
    else if (Object.entries(options).some(([option, value]) => known[option as keyof Queue] !== value))
      await boss.updateQueue(name, options);
  }

  async function work(
    name: string,
    { data: schema, oneOfEach }: Pick<Job, "data" | "oneOfEach">,
    run: (data: unknown, signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const worker = await boss.work(
      name,
      {
        batchSize: 1,
        ...(oneOfEach && { localGroupConcurrency: 1 }),
        pollingIntervalSeconds: 2,
        notifyPollingIntervalSeconds: heartbeat,
        includeMetadata: true,
      },
      async ([found]) => {
        if (!found) return;
        try {
          await run(schema.parse(found.data ?? {}), found.signal);
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error);
          log.warn({ job: name, id: found.id, attempt: found.retryCount, err: reason }, "job failed");
          // What is thrown is kept beside the job, with all that it has.
          throw Object.assign(new Error(reason), tellError(error));
        } finally {
          // Else what waits behind it is only found when the queue is looked at next.
          boss.notifyWorker(worker);
        }
      },
    );
  }

  return {
    send: async (transaction, { name, data: schema }, data, { after, group } = {}) => {
      await boss.send(name, schema.parse(data) as object, {
        db: fromKysely(transaction),
        ...(after !== undefined && { startAfter: after }),
        ...(group !== undefined && { group: { id: group } }),
      });
    },
    work: async (parts) => {
      for (const definition of jobs) {
        const { name, data: schema, atOnce, givenUp } = definition;
        for (let one = 0; one < atOnce; one += 1) {
          await work(name, definition, (data, signal) => definition.run(data, parts, signal));
        }
        if (givenUp) {
          await work(givenUpOf(name), { data: schema }, (data) => givenUp(data, parts));
        }
      }
    },
    stop: (patience = 8_000) => boss.stop({ graceful: true, timeout: patience }),
  };
}
