import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { exportJWK, generateKeyPair } from "jose";
import { expect, test } from "vitest";
import { askExactly } from "../testing/ask-exactly.ts";
import { askProcess } from "../testing/ask-process.ts";
import { liveOf, makePublishable, publish } from "../testing/publishing.ts";
import { createPerson } from "../testing/send-command.ts";
import { startServerProcess } from "../testing/server-process.ts";
import { createSite, newSubdomain } from "../testing/sites.ts";
import { signReceipt } from "./sign-receipt.ts";

const command = join(import.meta.dirname, "../../scripts/verify-receipt.mjs");

/** What `npm run verify-receipt` says, and how it ends. */
async function verify(...options: string[]): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [command, ...options], { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  const [code] = await once(child, "close");
  return { code: code as number, said };
}

/** A server with a site that is published. */
async function createPublished() {
  const server = await startServerProcess();
  const asked = await askProcess(server);
  const person = await createPerson(asked);
  const subdomain = newSubdomain();
  const site = await createSite(asked, person, { subdomain });
  const revision = await makePublishable(asked, person, site);
  expect((await publish(asked, person, site, revision)).state).toBe("done");
  const host = `${subdomain}.localhost:${server.port}`;
  let current = { server, asked };
  return {
    server,
    asked: () => current.asked,
    site,
    origin: `http://${host}`,
    see: (path: string) => askExactly(server.url + path, { host }),
    /** Has the server forget what it knows, as a later one does. */
    restart: async () => {
      current.server.kill("SIGTERM");
      await current.server.ended;
      const next = await startServerProcess({ DATA_DIR: server.dataDir, PORT: String(server.port) });
      current = { server: next, asked: await askProcess(next) };
    },
  };
}

const receipt = "/.well-known/receipt.json";
const keys = "/.well-known/jwks.json";

test("a published site is what its receipt says, and a file that is another is told", async () => {
  const { server, asked, site, origin, see, restart } = await createPublished();
  const shown = JSON.parse((await see(receipt)).text);
  const { files } = await liveOf(asked(), site);
  expect(shown).toMatchObject({ origin, version: 1 });
  expect(shown.files.map(({ path }: { path: string }) => path).sort()).toEqual(
    files.map(({ path }) => path).sort(),
  );
  expect(await verify(origin)).toEqual({ code: 0, said: expect.stringContaining("as the receipt says") });
  const studio = `${server.url}${keys}`;
  expect((await verify(origin, "--keys", studio)).code).toBe(0);
  // The keys of sessions sign no receipts, and are told elsewhere.
  const ofReceipts = JSON.parse((await see(keys)).text);
  expect(await (await fetch(studio)).json()).toEqual(ofReceipts);
  const ofSessions = await (await fetch(`${server.url}/auth/v1${keys}`)).json();
  expect(ofReceipts.keys).toHaveLength(1);
  expect(ofReceipts.keys[0]).not.toHaveProperty("d");
  expect(ofSessions.keys[0].kid).not.toBe(ofReceipts.keys[0].kid);
  expect((await verify(origin, "--keys", `${server.url}/auth/v1${keys}`)).said).toContain("not among those");

  await asked().owner.query(
    `update private.blobs set encoding = 'identity', bytes = 'changed' where sha256 =
       (select sha256 from private.build_files join sites on live_build = build where sites.id = $1 and path = '/')`,
    [site],
  );
  await restart();
  const { code, said } = await verify(origin);
  expect(code).toBe(1);
  expect(said).toContain("/ is another file");
  expect(said).toContain("1 thing is not as the receipt says");
}, 120_000);

test("a receipt that was changed, or signed by somebody else, is refused; no file stands in its place", async () => {
  const { asked, site, origin, see, restart } = await createPublished();
  const { live_build: build } = await liveOf(asked(), site);
  const [head, payload = "", signature] = JSON.parse((await see(receipt)).text).receipt.split(".");
  const signed = JSON.parse(Buffer.from(payload, "base64url").toString());
  const put = async (text: string | null) => {
    await asked().owner.query("update private.builds set receipt = $2 where id = $1", [build, text]);
    await restart();
  };
  // What a site has at that address is not asked.
  await asked().owner.query(
    `insert into private.build_files (build, path, sha256, content_type, is_immutable, takes_messages)
     select build, $2, sha256, 'application/json', false, false from private.build_files where build = $1 and path = '/'`,
    [build, receipt],
  );
  const forged = Buffer.from(JSON.stringify({ ...signed, version: 7 })).toString("base64url");
  await put(`${head}.${forged}.${signature}`);
  expect(await verify(origin)).toEqual({
    code: 1,
    said: expect.stringContaining("changed after it was signed"),
  });

  const { privateKey, publicKey } = await generateKeyPair("ES256", { extractable: true });
  const publicJwk = await exportJWK(publicKey);
  const key = { id: "mine", sign: privateKey, verify: publicKey, publicJwk };
  const all = async () => [key];
  await put(await signReceipt({ newest: async () => key, find: async () => key, all }, signed));
  expect(await verify(origin)).toEqual({ code: 1, said: expect.stringContaining("not among those") });

  await put(null);
  expect((await see(receipt)).status).toBe(404);
  expect(await verify(origin)).toEqual({ code: 1, said: expect.stringContaining("answers 404") });
}, 120_000);
