import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { type Database, isDatabaseUnavailable } from "../db/database.ts";
import { listenForNotices } from "../db/listen-for-notices.ts";
import { type ClaimedMail, claimMail } from "./claim-mail.ts";
import { completeMail } from "./complete-mail.ts";
import { deliverBySmtp, isFinalRefusal } from "./deliver-by-smtp.ts";
import { deliverToOutbox } from "./deliver-to-outbox.ts";
import { postponeMail } from "./postpone-mail.ts";
import { sweepMails } from "./sweep-mails.ts";

export type MailWorker = {
  /** Looks for due mails now instead of at the next look. */
  wake: () => void;
  /** Takes no more mails and waits for those on their way, `patience` at most: the rest is tried again later. */
  stop: () => Promise<void>;
};

export type MailWorkerParts = {
  database: Database;
  config: Config;
  log: Logger;
  /** Where the outbox's lines go; the console unless a test listens. */
  print?: (line: string) => void;
  /** How long a stop waits for mails on their way, in milliseconds. */
  patience?: number;
  /** After how many milliseconds it looks for due mails unasked. */
  lookEvery?: number;
};

const lanes = 5;
const sweepEvery = 3_600_000;

/**
 * Sends what is in the queue, five mails at a time, through `config.smtpUrl`, or without it puts them into the outbox.
 * Any number of servers may run one on the same database. It meets a lost database or mail server by trying again, and
 * throws nothing.
 */
export function startMailWorker(parts: MailWorkerParts): MailWorker {
  const { database, config, log, print = console.log, patience = 8_000, lookEvery = 5_000 } = parts;
  const { smtpUrl } = config;
  const deliver = smtpUrl ? deliverBySmtp(smtpUrl, config) : deliverToOutbox(config, print);
  const active = new Set<Promise<void>>();
  const cutOff = new AbortController();
  let stopped = false;
  let databaseAnswers = true;

  function wake(): void {
    if (stopped || active.size >= lanes) return;
    const lane = sendWhatIsDue().finally(() => active.delete(lane));
    active.add(lane);
  }

  async function sendWhatIsDue(): Promise<void> {
    await guard(async () => {
      for (let claimed = await claimNext(); claimed; claimed = await claimNext()) {
        wake(); // there may be more: another lane helps
        await send(claimed);
      }
    });
  }

  async function claimNext(): Promise<ClaimedMail | undefined> {
    return stopped ? undefined : claimMail(database);
  }

  async function send(claimed: ClaimedMail): Promise<void> {
    const facts = { mail: claimed.id, kind: claimed.mail.kind, attempts: claimed.attempts };
    try {
      if (claimed.isTooOld) throw new Error("its link and code had expired before it could be sent");
      await deliver(claimed, cutOff.signal);
    } catch (error) {
      const { message, code, responseCode } = error as Error & { code?: string; responseCode?: number };
      const outcome = await postponeMail(database, claimed, {
        reason: message,
        isFinal: isFinalRefusal(error),
      });
      // The message stays in the table: mail servers like to repeat the address in it.
      if (outcome === "failed") log.error({ ...facts, code, responseCode }, "mail failed for good");
      else log.warn({ ...facts, code, responseCode }, "mail not sent yet");
      return;
    }
    await untilDatabaseAnswers(() => completeMail(database, claimed, { keep: smtpUrl === undefined }));
    log.info(facts, smtpUrl ? "mail sent" : "mail put into the outbox");
  }

  /** What a mail server has taken must leave the queue, or it goes out twice: worth a minute of patience. */
  async function untilDatabaseAnswers(write: () => Promise<void>): Promise<void> {
    const deadline = Date.now() + 60_000;
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (!isDatabaseUnavailable(error) || Date.now() > deadline || cutOff.signal.aborted) throw error;
        await new Promise((resolve) => setTimeout(resolve, 1_000));
      }
    }
  }

  /** The worker outlives every failure; a lost database is reported once, not at every look. */
  async function guard(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      databaseAnswers = true;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) log.error({ err: error }, "mail worker met an unexpected failure");
      else if (databaseAnswers) log.warn("mail worker waits for the database");
      databaseAnswers = !isDatabaseUnavailable(error);
    }
  }

  const listener = listenForNotices(database, "mail_queue", { onNotice: wake, onBegin: wake });
  const look = () => {
    wake();
    void guard(listener.connect);
  };
  const sweep = () => void guard(() => sweepMails(database));
  const timers = [setInterval(look, lookEvery), setInterval(sweep, sweepEvery)];
  look();
  sweep();

  return {
    wake,
    stop: async () => {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
      await listener.close();
      const timer = setTimeout(() => cutOff.abort(), patience);
      await Promise.all(active);
      clearTimeout(timer);
    },
  };
}
