import { request } from "node:http";
import { expect, test } from "vitest";
import { askExactly } from "../testing/ask-exactly.ts";
import { askProcess } from "../testing/ask-process.ts";
import { acceptAll, publish } from "../testing/publishing.ts";
import { createPerson } from "../testing/send-command.ts";
import { type ServerProcess, startServerProcess } from "../testing/server-process.ts";
import { createSite, newSubdomain } from "../testing/sites.ts";
import type { AskedServer } from "../testing/test-server.ts";

const visitors = Array.from({ length: 50 }, (_, index) => index);

/** What a browser of that visitor says of itself, each in a network of its own. */
function headersOf(server: ServerProcess, subdomain: string, visitor: number) {
  const host = `${subdomain}.localhost:${server.port}`;
  return {
    host,
    origin: `http://${host}`,
    "user-agent": "Browser 1",
    "x-forwarded-for": `10.4.0.${visitor + 1}`,
  };
}

/** The status of what is answered to a visitor's message; every second browser has a script send it. */
function write(server: ServerProcess, subdomain: string, visitor: number): Promise<number> {
  const body = new URLSearchParams({
    "sent-from": "/contact#write",
    "web-site": "",
    firstName: "Ada",
    lastName: "Lovelace",
    email: `ada-${visitor}@example.com`,
    subject: "A table",
    message: `Is there a table for ${visitor}?`,
  }).toString();
  const headers = {
    ...headersOf(server, subdomain, visitor),
    "content-type": "application/x-www-form-urlencoded",
    "content-length": String(body.length),
    accept: visitor % 2 ? "application/json" : "text/html",
  };
  return new Promise((resolve, reject) => {
    const asking = request(`${server.url}/-/messages`, { method: "POST", headers }, (response) => {
      response
        .resume()
        .on("error", reject)
        .on("end", () => resolve(response.statusCode ?? 0));
    });
    asking.on("error", reject).end(body);
  });
}

/** For each who wrote: how many messages of theirs there are, and how many mails about them, by what became of those. */
async function keptOf({ owner }: AskedServer, site: string) {
  const { rows } = await owner.query<{ from: string; messages: number; mails: number; delivered: number }>(
    `select reply_to as "from", count(*)::int as messages,
       (select count(*)::int from private.mail_queue where mail ->> 'replyTo' = reply_to) as mails,
       (select count(*)::int from private.mail_queue where mail ->> 'replyTo' = reply_to
          and delivered_at is not null) as delivered
     from messages where site = $1 group by reply_to`,
    [site],
  );
  return new Map(rows.map(({ from, ...counts }) => [from, counts]));
}

test("of fifty messages that come while the server is killed, each that was acknowledged is there once, and its mail once", async () => {
  const first = await startServerProcess();
  const before = await askProcess(first);
  const owner = await createPerson(before);
  const subdomain = newSubdomain();
  const site = await createSite(before, owner, {
    subdomain,
    from: {
      kind: "template",
      template: "restaurant",
      facts: { name: "Bistro", trade: "Restaurant", phone: "+49 30 901820", city: "Berlin" },
      language: "en-US",
    },
  });
  await acceptAll(before, owner, site);
  expect((await publish(before, owner, site, 1)).state).toBe("done");
  for (const visitor of visitors) {
    const headers = headersOf(first, subdomain, visitor);
    expect((await askExactly(`${first.url}/contact`, headers)).status).toBe(200);
  }
  const seen = async () => (await before.owner.query("select from private.viewers")).rowCount;
  await expect.poll(seen, { timeout: 10_000 }).toBe(visitors.length);
  // They took a minute to write.
  await before.owner.query("update private.viewers set at = at - interval '1 minute'");

  const acknowledged = new Set<number>();
  const waiting = [...visitors];
  const sender = async () => {
    for (let visitor = waiting.shift(); visitor !== undefined; visitor = waiting.shift()) {
      const status = await write(first, subdomain, visitor).catch(() => "lost");
      if (status === 303 || status === 200) acknowledged.add(visitor);
      if (acknowledged.size === 20) first.kill("SIGKILL");
    }
  };
  await Promise.all(Array.from({ length: 8 }, sender));
  await first.ended;
  expect(acknowledged.size).toBeGreaterThanOrEqual(20);
  expect(acknowledged.size).toBeLessThan(visitors.length);

  const second = await startServerProcess({ DATA_DIR: first.dataDir, PORT: String(first.port) });
  const after = await askProcess(second);
  const kept = await keptOf(after, site);
  for (const visitor of acknowledged) {
    expect(kept.get(`ada-${visitor}@example.com`), `message ${visitor}`).toMatchObject({
      messages: 1,
      mails: 1,
    });
  }
  for (const [from, { messages, mails }] of kept) expect([from, messages, mails]).toEqual([from, 1, 1]);

  // Whoever heard nothing sends it once more; so does whoever did.
  for (const visitor of visitors) {
    expect(await write(second, subdomain, visitor)).toBe(visitor % 2 ? 200 : 303);
  }
  // What the killed server had taken to send is free again after three minutes.
  await after.owner.query("update private.mail_queue set next_attempt_at = now() where delivered_at is null");
  const all = visitors.map((visitor) => [
    `ada-${visitor}@example.com`,
    { messages: 1, mails: 1, delivered: 1 },
  ]);
  await expect
    .poll(async () => [...(await keptOf(after, site))].toSorted(), { timeout: 20_000 })
    .toEqual(all.toSorted());
  const { rows } = await after.owner.query("select from messages where site = $1 and state <> 'new'", [site]);
  expect(rows).toEqual([]);
}, 120_000);
