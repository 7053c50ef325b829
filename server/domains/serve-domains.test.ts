import { expect, test } from "vitest";
import { eventually } from "../mail/testing/eventually.ts";
import { createSiteServer, type SiteServer } from "../serving/testing/site-server.ts";
import { publishSite } from "../testing/published-site.ts";
import { newHost } from "./testing/domain-scene.ts";

const files = { "/": "<h1>Home</h1>", "/menu": "<h1>Menu</h1>", "/404": "<h1>Lost</h1>" };

const claim = ({ owner }: SiteServer, site: string, host: string, state = "verified") =>
  owner.query(
    `insert into domains (id, site, host, token, state, check_at)
     values (gen_random_uuid(), $1, $2, repeat('t', 20), $3, case when $3 = 'failed' then null else now() end)`,
    [site, host, state],
  );

async function told(server: SiteServer, host: string, path = "/") {
  const { status, headers, text } = await server.ask("", path, { host });
  return [status, headers.get("location") ?? text];
}

test("a site is served at its domain once it is known to be its own, and at nobody else's", async () => {
  const server = await createSiteServer();
  const { id } = await publishSite(server.owner, files);
  const [host, waiting] = [newHost(), newHost()];
  expect((await told(server, host))[0]).toBe(421);
  await claim(server, id, waiting, "waiting");
  await claim(server, id, host);
  await server.owner.query("update sites set canonical_host = $2 where id = $1", [id, host]);
  await eventually(async () => expect(await told(server, host)).toEqual([200, files["/"]]));
  expect(await told(server, `${host.toUpperCase()}:8080`, "/menu")).toEqual([200, files["/menu"]]);
  expect(await told(server, `${host}.`, "/menu")).toEqual([200, files["/menu"]]);
  for (const other of [waiting, newHost(), `www.${host}`, "1.2.3.4", "[2001:db8::1]", `a_b.${host}`]) {
    expect([other, (await told(server, other))[0]]).toEqual([other, 421]);
  }
  await server.owner.query("update domains set state = 'lost' where host = $1", [host]);
  await server.hasHeard();
  expect(await told(server, host)).toEqual([200, files["/"]]);
});

test("all addresses of a site lead to the one that it is known by, with path and query", async () => {
  const server = await createSiteServer();
  const { id, subdomain } = await publishSite(server.owner, files);
  const [host, second] = [newHost(), newHost()];
  await claim(server, id, host);
  await claim(server, id, second);
  const own = `http://${subdomain}.localhost`;
  await eventually(async () =>
    expect(await told(server, host, "/menu?a=1")).toEqual([308, `${own}/menu?a=1`]),
  );
  await server.owner.query("update sites set canonical_host = $2 where id = $1", [id, host]);
  for (const other of [second, `${subdomain}.localhost`]) {
    await eventually(async () =>
      expect(await told(server, other, "/menu?a=1")).toEqual([308, `http://${host}/menu?a=1`]),
    );
  }
  expect(await told(server, second, "//evil.test/x")).toEqual([308, `http://${host}//evil.test/x`]);
  await server.owner.query("update sites set trashed_at = now() where id = $1", [id]);
  await eventually(async () => expect((await told(server, second))[0]).toBe(410));
  await server.owner.query("update sites set trashed_at = null where id = $1", [id]);
  await server.owner.query("delete from domains where host = $1", [host]);
  await eventually(async () => expect((await told(server, host))[0]).toBe(421));
  await eventually(async () =>
    expect(await told(server, `${subdomain}.localhost`)).toEqual([200, files["/"]]),
  );
});

test("nobody is led to a domain that was lost: the site's own name shows it, and so does the domain to whoever reaches it", async () => {
  const server = await createSiteServer();
  const { id, subdomain } = await publishSite(server.owner, files);
  const [host, second] = [newHost(), newHost()];
  const own = `${subdomain}.localhost`;
  await claim(server, id, host);
  await claim(server, id, second);
  await server.owner.query("update sites set canonical_host = $2 where id = $1", [id, host]);
  await eventually(async () =>
    expect(await told(server, own, "/menu")).toEqual([308, `http://${host}/menu`]),
  );
  const become = (state: string) =>
    server.owner.query("update domains set state = $2 where host = $1", [host, state]);
  await become("lost");
  await eventually(async () => expect(await told(server, own, "/menu")).toEqual([200, files["/menu"]]));
  expect(await told(server, host, "/menu")).toEqual([200, files["/menu"]]);
  await eventually(async () =>
    expect(await told(server, second, "/menu")).toEqual([308, `http://${own}/menu`]),
  );
  await become("verified");
  await eventually(async () =>
    expect(await told(server, own, "/menu")).toEqual([308, `http://${host}/menu`]),
  );
  await eventually(async () =>
    expect(await told(server, second, "/menu")).toEqual([308, `http://${host}/menu`]),
  );
});

test("a name that a site had leads to it for as long as nobody else takes it", async () => {
  const server = await createSiteServer();
  const { id, subdomain } = await publishSite(server.owner, files);
  const move = (to: string) => server.owner.query("update sites set subdomain = $2 where id = $1", [id, to]);
  await server.ask(subdomain);
  await move(`${subdomain}-b`);
  await move(`${subdomain}-c`);
  for (const name of [subdomain, `${subdomain}-b`]) {
    await eventually(async () =>
      expect(await told(server, `${name}.localhost`, "/menu")).toEqual([
        308,
        `http://${subdomain}-c.localhost/menu`,
      ]),
    );
  }
  const other = await publishSite(server.owner, { "/": "<h1>Other</h1>" }, { subdomain });
  await eventually(async () =>
    expect(await told(server, `${subdomain}.localhost`)).toEqual([200, "<h1>Other</h1>"]),
  );
  await move(`${subdomain}-b`);
  await eventually(async () =>
    expect(await told(server, `${subdomain}-b.localhost`)).toEqual([200, files["/"]]),
  );
  expect(await told(server, `${other.subdomain}.localhost`)).toEqual([200, "<h1>Other</h1>"]);
});

test("of the names that a site had, the last fifty lead to it: nobody has as many as they like", async () => {
  const server = await createSiteServer();
  const { id, subdomain } = await publishSite(server.owner, files);
  const named = (number: number) => `${subdomain}-${number}`;
  for (let number = 1; number <= 52; number += 1)
    await server.owner.query("update sites set subdomain = $2 where id = $1", [id, named(number)]);
  const { rows } = await server.owner.query(
    "select subdomain from private.earlier_addresses where site = $1 order by since",
    [id],
  );
  const names = rows.map((row) => row.subdomain);
  expect(names).toEqual(Array.from({ length: 50 }, (_, index) => named(index + 2)));
  await eventually(async () => expect((await told(server, `${named(1)}.localhost`))[0]).toBe(404));
  expect(await told(server, `${named(2)}.localhost`)).toEqual([308, `http://${named(52)}.localhost/`]);
});

test("a proxy gets certificates for domains that lead to a live site, and for no others", async () => {
  const server = await createSiteServer();
  const { id, subdomain } = await publishSite(server.owner, files);
  const [host, waiting] = [newHost(), newHost()];
  await claim(server, id, host);
  await claim(server, id, waiting, "waiting");
  const ask = async (domain: string) =>
    (await server.ask("", `/tls/ask?domain=${domain}`, { host: "localhost" })).status;
  await eventually(async () => expect(await ask(host)).toBe(200));
  expect(await Promise.all([ask(`${subdomain}.localhost`), ask(host.toUpperCase())])).toEqual([200, 200]);
  for (const other of [waiting, newHost(), "1.2.3.4", ""])
    expect([other, await ask(other)]).toEqual([other, 404]);
  await server.owner.query("update sites set live_build = null, live_revision = null where id = $1", [id]);
  await eventually(async () => expect(await ask(host)).toBe(404));
});
