import { randomUUID } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findFreePort } from "../find-free-port.ts";
import { createPool } from "../testing/create-pool.ts";
import { publishSite } from "../testing/published-site.ts";
import { createPerson, sendCommand } from "../testing/send-command.ts";
import { type ServerProcess, startServerProcess } from "../testing/server-process.ts";
import { createTestFolder } from "../testing/test-folder.ts";
import { type AskedServer, createTestClient } from "../testing/test-server.ts";
import { askTls } from "./testing/ask-tls.ts";
import { type CertificateAuthority, startAuthority } from "./testing/certificate-authority.ts";
import { createDnsServer } from "./testing/dns-server.ts";
import { newHost } from "./testing/domain-scene.ts";
import { missingPrograms } from "./testing/find-programs.ts";
import { runBeside } from "./testing/run-beside.ts";

const app = "fabula.example";
const sitesHost = "fabula-sites.example";
const here = "127.0.0.1";
const files = { "/": "<h1>Home of Weir</h1>", "/404": "<h1>None</h1>" };

const missing = missingPrograms(["caddy", "pebble", "openssl"]);
const why = missing.length > 0 ? ` (skipped: this machine has no ${missing.join(", no ")})` : "";

test.skipIf(missing.length > 0)(
  `behind Caddy as README has it, a domain gets its certificate at the first visit once it is a site's own, and not before${why}`,
  async () => {
    const dns = await createDnsServer();
    for (const name of [app, sitesHost]) dns.zone.set(name, { addresses: [here] });
    const server = await startServerProcess({
      SITE_URL: `https://${app}`,
      SITES_HOST: sitesHost,
      DNS_SERVERS: dns.address,
      SMTP_URL: "smtp://127.0.0.1:9",
      ADMIN_EMAILS: "admin@fabula.example",
    });
    const folder = await createTestFolder();
    const ports = { httpPort: await findFreePort(), tlsPort: await findFreePort() };
    const authority = await startAuthority(folder, dns.address, ports);
    const visit = (host: string, path = "/") =>
      askTls({ port: ports.tlsPort, ca: authority.root, host, path });
    await startCaddy(folder, { server, authority, ports }, async () => (await visit(app)).status === 200);
    const home = await visit(app, "/healthz");
    expect([home.text, home.names]).toEqual(['{"status":"ok"}', `DNS:${app}`]);

    // A site under the studio's host has one, a name that is nobody's has none.
    const asked = await asAsked(server);
    const person = await createPerson(asked);
    const site = await publishSite(asked.owner, files, { of: person.id });
    await asked.owner.query("insert into site_members (site, user_id, role) values ($1, $2, 'owner')", [
      site.id,
      person.id,
    ]);
    const own = `${site.subdomain}.${sitesHost}`;
    for (const name of [own, `nobody.${sitesHost}`]) dns.zone.set(name, { alias: sitesHost });
    const shown = await visit(own);
    expect([shown.text, shown.names]).toEqual([files["/"], `DNS:${own}`]);
    await expect(visit(`nobody.${sitesHost}`)).rejects.toThrow(/alert internal error/);

    // A domain that points here, and whose owner has not shown that it is theirs.
    const host = newHost();
    dns.zone.set(host, { addresses: [here] });
    const send = async (name: string, input: object) => {
      const { status, body } = await sendCommand(asked, person, name, { site: site.id, ...input });
      expect([name, status, body]).toEqual([name, 200, expect.anything()]);
      return body;
    };
    const { domain } = await send("add-domain", { request: randomUUID(), host });
    await expect(visit(host)).rejects.toThrow(/alert internal error/);

    const { rows } = await asked.owner.query("select token from domains where id = $1", [domain]);
    dns.zone.set(`_fabula.${host}`, { texts: [rows[0].token] });
    expect((await send("check-domain", { domain })).state).toBe("verified");
    await expect.poll(async () => (await visit(host)).location).toBe(`https://${own}/`);
    await asked.owner.query("update sites set canonical_host = $2 where id = $1", [site.id, host]);
    await expect.poll(async () => (await visit(host)).text).toBe(files["/"]);
    expect((await visit(host)).names).toBe(`DNS:${host}`);
    expect((await visit(own, "/x")).location).toBe(`https://${host}/x`);
  },
);

type Parts = {
  server: ServerProcess;
  authority: CertificateAuthority;
  ports: { httpPort: number; tlsPort: number };
};

/** Runs Caddy by the file that README shows, on ports that anybody may open, with certificates of `authority`. */
async function startCaddy(
  folder: string,
  { server, authority, ports }: Parts,
  isReady: () => Promise<boolean>,
): Promise<void> {
  const readme = await readFile(join(import.meta.dirname, "../../README.md"), "utf8");
  const [, shown] = /```caddyfile\n(\{[^`]*on_demand_tls[^`]*)```/.exec(readme) ?? [];
  if (shown === undefined) throw new Error("README shows no Caddyfile for customers' sites");
  const own = [
    "admin off",
    "default_bind 127.0.0.1",
    `http_port ${ports.httpPort}`,
    `https_port ${ports.tlsPort}`,
    `storage file_system ${join(folder, "caddy")}`,
    `acme_ca ${authority.directory}`,
    `acme_ca_root ${authority.trusted}`,
  ];
  const file = join(folder, "Caddyfile");
  const text = shown.replaceAll("127.0.0.1:3000", `127.0.0.1:${server.port}`);
  await writeFile(file, text.replace("{\n", `{\n${own.map((line) => `\t${line}\n`).join("")}`));
  const caddy = runBeside("caddy", ["run", "--adapter", "caddyfile", "--config", file], { HOME: folder });
  await caddy.until(isReady);
}

/** The server as tests ask it, past the proxy. */
async function asAsked({ url, dataDir, ownerUrl }: ServerProcess): Promise<AskedServer> {
  const owner = createPool(await ownerUrl());
  onTestFinished(() => owner.end());
  const secretKey = (await readFile(join(dataDir, "secret-key"), "utf8")).trim();
  return { url, owner, secretKey, client: (headers, flowType) => createTestClient(url, headers, flowType) };
}
