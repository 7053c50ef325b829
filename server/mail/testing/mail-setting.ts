import pino from "pino";
import { onTestFinished } from "vitest";
import { readConfig } from "../../config.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { enqueueMail } from "../enqueue-mail.ts";
import type { Mail } from "../mail-queue.ts";
import { type MailWorker, startMailWorker } from "../start-mail-worker.ts";

export type QueueRow = {
  id: string;
  attempts: number;
  delivered_at: Date | null;
  failed_at: Date | null;
  last_error: string | null;
  /** From now, rounded. */
  next_in_seconds: number;
};

export type MailSetting = TestDatabase & {
  enqueue: (mail: Mail) => Promise<void>;
  /** What stands in the queue, oldest first. */
  rows: () => Promise<QueueRow[]>;
  /** Lets the time pass that a row waits for. */
  makeDue: () => Promise<void>;
  /** Starts a worker that ends with the test; with `OUTBOX` it fills the outbox. */
  work: (env?: { SMTP_URL?: string; OUTBOX?: "on" }, options?: { lookEvery?: number }) => MailWorker;
  /** What the workers printed and logged. */
  printed: string[];
  logged: string[];
};

/** A database with an empty queue and what a test needs around it. */
export async function createMailSetting(): Promise<MailSetting> {
  const test = await createTestDatabase();
  const printed: string[] = [];
  const logged: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void logged.push(line) });
  return {
    ...test,
    printed,
    logged,
    enqueue: (mail) =>
      test.database.typed.transaction().execute((transaction) => enqueueMail(transaction, mail)),
    rows: async () => {
      const { rows } = await test.owner.query<QueueRow>(
        `select id, attempts, delivered_at, failed_at, last_error,
           round(extract(epoch from next_attempt_at - now()))::int as next_in_seconds
         from private.mail_queue order by id`,
      );
      return rows;
    },
    makeDue: async () => {
      await test.owner.query("update private.mail_queue set next_attempt_at = now()");
    },
    work: (env = {}, options = {}) => {
      const config = readConfig({ SITE_URL: "https://fabula.example", PORT: "3000", ...env });
      const print = (line: string) => void printed.push(line);
      const worker = startMailWorker({
        database: test.database,
        config,
        log,
        print,
        patience: 300,
        ...options,
      });
      onTestFinished(worker.stop);
      return worker;
    },
  };
}
