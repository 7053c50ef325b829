import { expect, test } from "vitest";
import { readConfig } from "../config.ts";
import { claimMail } from "./claim-mail.ts";
import { deliverBySmtp } from "./deliver-by-smtp.ts";
import { enqueueMail } from "./enqueue-mail.ts";
import { postponeMail } from "./postpone-mail.ts";
import { sweepMails } from "./sweep-mails.ts";
import { eventually } from "./testing/eventually.ts";
import { startTestMailServer } from "./testing/mail-server.ts";
import { createMailSetting, type MailSetting } from "./testing/mail-setting.ts";
import { confirmation } from "./testing/sample-mails.ts";
import { everyTemplate } from "./words/every-template.ts";

/** Passes once a worker hears of commits. */
async function isListenedTo({ owner }: MailSetting): Promise<void> {
  const { rows } = await owner.query(
    "select from pg_stat_activity where datname = current_database() and query = 'listen mail_queue'",
  );
  expect(rows).toHaveLength(1);
}

test("a mail goes out as soon as its transaction commits, and leaves the queue", async () => {
  const setting = await createMailSetting();
  const mailServer = await startTestMailServer();
  setting.work({ SMTP_URL: mailServer.url }, { lookEvery: 3_600_000 });
  await eventually(() => isListenedTo(setting));
  await setting.enqueue(confirmation({ to: "Marlene@example.com", code: "771204" }));
  await eventually(() => expect(mailServer.received).toHaveLength(1));
  const [mail] = mailServer.received;
  expect(mail?.to).toEqual(["Marlene@example.com"]);
  expect(mail?.raw).toContain("771204");
  expect(mail?.raw).toMatch(/^From: Fabula <no-reply@fabula\.example>\r$/m);
  expect(mail?.raw).toMatch(/^Content-Type: multipart\/alternative;/m);
  expect(mail?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  await eventually(async () => expect(await setting.rows()).toEqual([]));
});

test("a mail comes from whom the studio says at that moment, at the address that it always comes from", async () => {
  const setting = await createMailSetting();
  const mailServer = await startTestMailServer();
  await setting.owner.query(
    `insert into private.studio_settings (key, value, before) values ('sender', '"Weir, the studio"', 'null')`,
  );
  setting.work({ SMTP_URL: mailServer.url });
  await setting.enqueue(confirmation());
  await eventually(() => expect(mailServer.received).toHaveLength(1));
  expect(mailServer.received[0]?.raw).toMatch(/^From: "Weir, the studio" <no-reply@fabula\.example>\r$/m);
});

test("a mail whose transaction is rolled back does not exist", async () => {
  const setting = await createMailSetting();
  const given = setting.database.typed.transaction().execute(async (transaction) => {
    await enqueueMail(transaction, confirmation());
    throw new Error("changed my mind");
  });
  await expect(given).rejects.toThrow("changed my mind");
  expect(await setting.rows()).toEqual([]);
});

test("a receiver that is more than one plain address is refused before it is queued", async () => {
  const setting = await createMailSetting();
  for (const to of [
    "a@example.com\r\nBcc: b@evil.example",
    "a@example.com, b@evil.example",
    "Name <a@example.com>",
    "a@example.com\u0000",
    "a",
  ]) {
    await expect(setting.enqueue(confirmation({ to }))).rejects.toThrow("one plain address");
  }
  expect(await setting.rows()).toEqual([]);
});

test("a receiver with line breaks gets no header and no second receiver into a mail", async () => {
  const mailServer = await startTestMailServer();
  const config = readConfig({ SITE_URL: "https://fabula.example" });
  const deliver = deliverBySmtp(mailServer.url, config);
  const mail = confirmation({ to: "a@example.com\r\nBcc: b@evil.example" });
  const claimed = {
    id: "1",
    mail,
    attempts: 1,
    createdAt: new Date(),
    sender: null,
    words: {},
    isTooOld: false,
  };
  await deliver(claimed, AbortSignal.timeout(5_000)).catch(() => {});
  expect(mailServer.received.flatMap(({ to }) => to)).not.toContain("b@evil.example");
  expect(mailServer.received.map(({ raw }) => raw).join()).not.toMatch(/^bcc:/im);
});

test("a mail server that says 'not now' is asked again later, with the same message id", async () => {
  const setting = await createMailSetting();
  const mailServer = await startTestMailServer();
  mailServer.answer = 451;
  const worker = setting.work({ SMTP_URL: mailServer.url });
  await setting.enqueue(confirmation());
  await eventually(async () => {
    const [row] = await setting.rows();
    expect(row).toMatchObject({ attempts: 1, failed_at: null });
    expect(row?.last_error).toContain("not now");
    expect(row?.next_in_seconds).toBeLessThanOrEqual(15);
  });
  expect(mailServer.received).toEqual([]);
  mailServer.answer = "takes";
  await setting.makeDue();
  worker.wake();
  await eventually(() => expect(mailServer.received).toHaveLength(1));
  expect(mailServer.received[0]?.raw).toMatch(/^Message-ID: <1\.\d+@fabula\.example>\r$/m);
  await eventually(async () => expect(await setting.rows()).toEqual([]));
});

test("a mail server that is down loses nothing: the mail goes out when it is back", async () => {
  const setting = await createMailSetting();
  const gone = await startTestMailServer();
  await gone.stop();
  const worker = setting.work({ SMTP_URL: gone.url });
  await setting.enqueue(confirmation());
  await eventually(async () => expect((await setting.rows())[0]?.last_error).toContain("ECONNREFUSED"));
  const back = await startTestMailServer(gone.port);
  await setting.makeDue();
  worker.wake();
  await eventually(() => expect(back.received).toHaveLength(1));
});

test("a mail server that will never take the mail is not asked twice, and the mail is kept as failed", async () => {
  const setting = await createMailSetting();
  const mailServer = await startTestMailServer();
  mailServer.answer = 550;
  setting.work({ SMTP_URL: mailServer.url });
  await setting.enqueue(confirmation({ to: "nobody@example.com" }));
  await eventually(async () => {
    expect(await setting.rows()).toMatchObject([{ attempts: 1, failed_at: expect.any(Date) }]);
  });
  await setting.makeDue();
  expect(await claimMail(setting.database)).toBeUndefined();
  const failure = setting.logged.find((line) => line.includes("mail failed for good"));
  expect(failure).toContain('"responseCode":550');
  expect(setting.logged.join()).not.toContain("nobody@example.com");
});

test("tries come ever more slowly, and end with the hour that links are good for", async () => {
  const setting = await createMailSetting();
  await setting.enqueue(confirmation());
  const waits: number[] = [];
  let elapsed = 0;
  for (;;) {
    await setting.makeDue();
    const claimed = await claimMail(setting.database);
    if (!claimed) break;
    const outcome = await postponeMail(setting.database, claimed, { reason: "down", isFinal: false });
    if (outcome === "failed") break;
    const wait = (await setting.rows())[0]?.next_in_seconds ?? 0;
    waits.push(wait);
    elapsed += wait;
    await setting.owner.query(
      "update private.mail_queue set created_at = now() - make_interval(secs => $1)",
      [elapsed],
    );
  }
  expect(waits.slice(0, 7)).toEqual([15, 30, 60, 120, 240, 480, 600]);
  expect(elapsed).toBeGreaterThan(3_000);
  expect(elapsed).toBeLessThanOrEqual(3_600);
  expect(await setting.rows()).toMatchObject([{ failed_at: expect.any(Date), last_error: "down" }]);
});

test("a mail whose link has expired meanwhile is not sent", async () => {
  const setting = await createMailSetting();
  const mailServer = await startTestMailServer();
  await setting.enqueue(confirmation());
  await setting.owner.query("update private.mail_queue set created_at = now() - interval '61 minutes'");
  setting.work({ SMTP_URL: mailServer.url });
  await eventually(async () => expect(await setting.rows()).toMatchObject([{ failed_at: expect.any(Date) }]));
  expect(mailServer.received).toEqual([]);
});

test("two workers on one database send each of fifty mails once", async () => {
  const setting = await createMailSetting();
  const mailServer = await startTestMailServer();
  const addresses = Array.from({ length: 50 }, (_, index) => `reader-${index}@example.com`);
  await setting.database.typed.transaction().execute(async (transaction) => {
    for (const to of addresses) await enqueueMail(transaction, confirmation({ to }));
  });
  setting.work({ SMTP_URL: mailServer.url });
  setting.work({ SMTP_URL: mailServer.url });
  await eventually(async () => expect(await setting.rows()).toEqual([]));
  const receivers = mailServer.received.flatMap(({ to }) => to);
  expect(receivers.toSorted()).toEqual(addresses.toSorted());
});

test("a mail in the hands of a worker that died is taken over when its claim runs out, not before", async () => {
  const setting = await createMailSetting();
  await setting.enqueue(confirmation());
  const dead = await claimMail(setting.database);
  expect(dead?.attempts).toBe(1);
  expect(await claimMail(setting.database)).toBeUndefined();
  await setting.makeDue(); // three minutes later
  const heir = await claimMail(setting.database);
  expect(heir).toMatchObject({ id: dead?.id, attempts: 2 });
  // Should the dead one wake up after all, its word counts no more.
  if (!dead) throw new Error("nothing was claimed");
  await postponeMail(setting.database, dead, { reason: "late", isFinal: true });
  expect(await setting.rows()).toMatchObject([{ failed_at: null, last_error: null }]);
});

test("stopping cuts off a mail server that hangs, and the next start sends the mail", async () => {
  const setting = await createMailSetting();
  const mailServer = await startTestMailServer();
  mailServer.answer = "hangs";
  const worker = setting.work({ SMTP_URL: mailServer.url });
  await setting.enqueue(confirmation());
  await eventually(async () => expect((await setting.rows())[0]?.attempts).toBe(1));
  const started = performance.now();
  await worker.stop();
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(await setting.rows()).toMatchObject([{ attempts: 1, failed_at: null }]);
  mailServer.answer = "takes";
  await setting.makeDue();
  setting.work({ SMTP_URL: mailServer.url });
  await eventually(() => expect(mailServer.received).toHaveLength(1));
});

test("a worker that loses its connections to the database goes on sending", async () => {
  const setting = await createMailSetting();
  const mailServer = await startTestMailServer();
  setting.work({ SMTP_URL: mailServer.url }, { lookEvery: 200 });
  await setting.enqueue(confirmation());
  await eventually(() => expect(mailServer.received).toHaveLength(1));
  await setting.owner.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where usename = 'fabula_server' and datname = current_database()",
  );
  await eventually(() => setting.enqueue(confirmation({ to: "second@example.com" })));
  await eventually(() => expect(mailServer.received).toHaveLength(2));
});

test("without a mail server a mail stays in the outbox and its link is printed once", async () => {
  const setting = await createMailSetting();
  setting.work({ OUTBOX: "on" });
  setting.work({ OUTBOX: "on" });
  const mail = confirmation();
  await setting.enqueue(mail);
  await eventually(async () => {
    expect(await setting.rows()).toMatchObject([{ delivered_at: expect.any(Date), failed_at: null }]);
  });
  expect(setting.printed).toHaveLength(1);
  expect(setting.printed[0]).toContain(mail.link);
  expect(setting.printed[0]).toContain("(https://fabula.example/outbox/1)");
  expect(setting.logged.join()).not.toContain(mail.to);
  expect(setting.logged.join()).not.toContain(mail.link);
});

test("where there is no outbox either, the console is told what is missing and nothing of the mail", async () => {
  const setting = await createMailSetting();
  setting.work();
  const mail = confirmation();
  await setting.enqueue(mail);
  await eventually(async () => {
    expect(await setting.rows()).toMatchObject([{ delivered_at: expect.any(Date), failed_at: null }]);
  });
  expect(setting.printed).toEqual([
    "A mail (confirmation) reaches nobody: set SMTP_URL, or OUTBOX=on to read it here.",
  ]);
});

test("mails that wait in the outbox are not sent when a mail server is set later", async () => {
  const setting = await createMailSetting();
  const first = setting.work({ OUTBOX: "on" });
  await setting.enqueue(confirmation());
  await eventually(async () => expect((await setting.rows())[0]?.delivered_at).not.toBeNull());
  await first.stop();
  await setting.makeDue();
  expect(await claimMail(setting.database)).toBeUndefined();
});

test("what has lain in the queue for thirty days is swept, and nothing younger", async () => {
  const setting = await createMailSetting();
  for (const days of [29, 31]) {
    await setting.enqueue(confirmation());
    await setting.owner.query(
      `update private.mail_queue set created_at = now() - make_interval(days => $1)
       where id = (select max(id) from private.mail_queue)`,
      [days],
    );
  }
  await sweepMails(setting.database);
  expect((await setting.rows()).map(({ id }) => id)).toEqual(["1"]);
});

test("visitors' roles cannot read, write or announce mails", async () => {
  const setting = await createMailSetting();
  await setting.enqueue(confirmation());
  for (const role of ["anon", "authenticated", "service_role"]) {
    for (const statement of [
      "select * from private.mail_queue",
      "delete from private.mail_queue",
      "select private.announce_mail()",
    ]) {
      const client = await setting.database.pool.connect();
      try {
        await client.query("begin");
        await client.query(`set local role ${role}`);
        await expect(client.query(statement)).rejects.toThrow("permission denied");
        await client.query("rollback");
      } finally {
        client.release();
      }
    }
  }
  expect(await setting.rows()).toHaveLength(1);
});

test("a mail goes out in the words that are set when it is sent", async () => {
  const setting = await createMailSetting();
  const mailServer = await startTestMailServer();
  await setting.owner.query("insert into private.mail_words (mail, words, revision) values ($1, $2, 1)", [
    "confirmation",
    { ...everyTemplate.confirmation.usual, subject: "One word of {studio}" },
  ]);
  await setting.enqueue(confirmation());
  setting.work({ SMTP_URL: mailServer.url });
  await eventually(async () => expect(mailServer.received).toHaveLength(1));
  expect(mailServer.received[0]?.raw).toContain("Subject: One word of Fabula\r\n");
});
