import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Zippable, zipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eventually } from "../mail/testing/eventually.ts";
import { noLimits } from "../testing/accounts.ts";
import { createPicture } from "../testing/pictures.ts";
import { createPerson, type Person } from "../testing/send-command.ts";
import { createSite, newSubdomain } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { everythingKept, exportOf, importBy, showPicture, unpack } from "./testing/exports.ts";
import { lyingAbout, manyFiles, tellingOf } from "./testing/hostile-zips.ts";

let server: TestServer;
let other: TestServer;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const onFinished = (cleanUp: () => Promise<void>) => void cleanUps.push(cleanUp);
  server = await createTestServer({ limits: noLimits, works: true, onFinished });
  other = await createTestServer({ limits: noLimits, onFinished });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const sha256 = (bytes: string | Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** What a site is: the hash of its draft, and of each file that is published of it. */
async function hashesOf({ owner, commands }: TestServer, site: string) {
  const { rows } = await owner.query("select document, document::text as text from drafts where site = $1", [
    site,
  ]);
  const { files } = await commands.desk.render(rows[0].document, {
    origin: "http://weir.localhost",
    receiver: "/-/messages",
  });
  const pictures = await owner.query(
    `select path, encode(file.sha256, 'hex') as sha256 from private.picture_files as file
     where left(path, 39) = any (select (regexp_matches($1, '/media/[0-9a-f]{32}', 'g'))[1])`,
    [rows[0].text],
  );
  return {
    document: sha256(rows[0].text),
    files: Object.fromEntries([
      ...files.map(({ path, bytes }) => [path, sha256(bytes)]),
      ...pictures.rows.map(({ path, sha256: hash }) => [path, hash]),
    ]),
  };
}

/** A site that shows a picture of its owner's, and its export. */
async function exportedSite(): Promise<{ owner: Person; site: string; picture: string; zip: Buffer }> {
  const owner = await createPerson(server);
  const site = await createSite(server, owner);
  const picture = await createPicture(server, owner, "#884422");
  await showPicture(server, owner, site, picture);
  // Smaller files take the place of the first ones: until then a site is not the same twice.
  await eventually(async () => {
    const { rows } = await server.owner.query(
      "select from pgboss.job where name = 'refine-picture' and state <> 'completed' and data->>'picture' = $1",
      [picture],
    );
    expect(rows).toEqual([]);
  });
  return { owner, site, picture, zip: await exportOf(server, owner, site) };
}

test("an export makes the same site on another server, whose owner is who brought it", async () => {
  const { site, zip, picture } = await exportedSite();
  const person = await createPerson(other);
  const subdomain = newSubdomain();
  const answer = await importBy(other, person, zip, { name: "Weir, moved", subdomain });
  expect(answer.body).toEqual({ site: answer.site, subdomain, revision: 1 });
  const before = await hashesOf(server, site);
  expect(Object.keys(before.files).filter((path) => path.startsWith("/media/")).length).toBeGreaterThan(2);
  expect(await hashesOf(other, answer.site)).toEqual(before);
  const { rows } = await other.owner.query(
    "select sites.owner, name, subdomain, template, pictures.id, pictures.owner as of, state, bytes > 0 as weighs from sites, pictures where sites.id = $1",
    [answer.site],
  );
  expect(rows).toEqual([
    {
      owner: person.id,
      name: "Weir, moved",
      subdomain,
      template: "plumbing",
      id: picture,
      of: person.id,
      state: "ready",
      weighs: true,
    },
  ]);
  // A second round makes no second picture.
  const again = await importBy(other, person, await exportOf(other, person, answer.site));
  expect(again.status).toBe(200);
  expect(await hashesOf(other, again.site)).toEqual(before);
  expect((await everythingKept(other))["public.pictures"]).toBe(1);
}, 60_000);

test("what somebody else has here is not touched: its pictures come as others, which look the same", async () => {
  const { owner, site, zip, picture } = await exportedSite();
  const stranger = await createPerson(server);
  const answer = await importBy(server, stranger, zip);
  expect(answer.status).toBe(200);
  const { rows } = await server.owner.query(
    "select picture.owner, count(*)::int as files, array_agg(encode(sha256, 'hex') order by sha256) as hashes from private.picture_files join pictures as picture on picture.id = picture where picture.owner in ($1, $2) group by 1",
    [owner.id, stranger.id],
  );
  expect(rows.length).toBe(2);
  expect(rows[0].hashes).toEqual(rows[1].hashes);
  const [mine, theirs] = await Promise.all([hashesOf(server, site), hashesOf(server, answer.site)]);
  expect(theirs.document).not.toBe(mine.document);
  expect(Object.keys(theirs.files).length).toBe(Object.keys(mine.files).length);
  const { rows: kept } = await server.owner.query("select owner from pictures where id = $1", [picture]);
  expect(kept).toEqual([{ owner: owner.id }]);
}, 60_000);

test("the same request makes one site, at once and later, and answers the same", async () => {
  const owner = await createPerson(server);
  const zip = await exportOf(server, owner, await createSite(server, owner));
  const wanted = { site: randomUUID(), subdomain: newSubdomain() };
  const first = await importBy(server, owner, zip, wanted);
  const second = await importBy(server, owner, zip, wanted);
  expect([first.status, second.body]).toEqual([200, first.body]);
  const { rows } = await server.owner.query("select count(*)::int as n from sites where owner = $1", [
    owner.id,
  ]);
  expect(rows).toEqual([{ n: 2 }]);
});

let made: ReturnType<typeof exportedSite> | undefined;

/** One export for all that are not taken. */
async function wholeZip(): Promise<Buffer> {
  made ??= exportedSite();
  return (await made).zip;
}

async function suspended(): Promise<Person> {
  const person = await createPerson(other);
  await other.owner.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    person.id,
  ]);
  return person;
}

async function withPlan(name: string, numbers: string): Promise<Person> {
  const person = await createPerson(other);
  await other.owner.query(`insert into plans values ('${name}', ${numbers}, 0) on conflict do nothing`);
  await other.owner.query("update profiles set plan = $2 where user_id = $1", [person.id, name]);
  return person;
}

test.each([
  ["somebody who is not signed in", async (): Promise<Person | undefined> => undefined, {}, "not_signed_in"],
  ["an account that is suspended", suspended, {}, "not_signed_in"],
  ["an address of the studio's", () => createPerson(other), { subdomain: "admin" }, "address_reserved"],
  ["an address that is none", () => createPerson(other), { subdomain: "a.b" }, "invalid_input"],
  ["a plan that holds no more sites", () => withPlan("none", "0, 60, 500000000"), {}, "quota_reached"],
  ["a plan that holds no more pages", () => withPlan("short", "9, 1, 500000000"), {}, "quota_reached"],
  ["a plan that holds no pictures", () => withPlan("blind", "9, 60, 0"), {}, "quota_reached"],
] as const)(
  "%s is refused, and leaves nothing",
  async (_, person, wanted, code) => {
    const zip = await wholeZip();
    await clearOther();
    const actor = await person();
    const before = await everythingKept(other);
    const answer = await importBy(other, actor, zip, wanted);
    expect(answer.body.code).toBe(code);
    expect(await everythingKept(other)).toEqual(before);
  },
  60_000,
);

/** So that no picture of an export is there already. */
async function clearOther(): Promise<void> {
  await other.owner.query("delete from sites");
  await other.owner.query("delete from pictures");
}

type Change = (files: Zippable) => void;

/** The export with a change, packed again. */
async function changed(change: Change): Promise<Uint8Array> {
  const files: Zippable = Object.fromEntries(await unpack(await wholeZip()));
  change(files);
  return zipSync(files);
}

function put(files: Zippable, name: string, content: Zippable[string]): void {
  files[name] = content;
}

/** The export with another end: `end` is where the record of its end begins. */
async function patched(patch: (zip: Buffer, end: number) => void): Promise<Uint8Array> {
  const zip = Buffer.from(await changed(() => {}));
  patch(zip, zip.length - 22);
  return zip;
}

const rewritten = async (from: RegExp, to: string) =>
  changed((files) => {
    files["site.json"] = Buffer.from(String(Buffer.from(files["site.json"] as Uint8Array)).replace(from, to));
  });
const pictureOf = (files: Zippable, ending: string) =>
  Object.keys(files).find((name) => name.startsWith("pictures/") && name.endsWith(ending)) ?? "";

const hostile: [string, () => Promise<Uint8Array> | Uint8Array][] = [
  ["nothing", () => new Uint8Array()],
  ["no zip", () => Buffer.from("<html>")],
  ["a zip of something else", () => zipSync({ "holiday.txt": Buffer.from("hello") })],
  ["a zip that breaks off", async () => (await wholeZip()).subarray(0, 5_000)],
  ["a way out of the folder", () => changed((files) => put(files, "../etc/passwd", Buffer.from("x")))],
  ["a way out in the middle", () => changed((files) => put(files, "site/../../x", Buffer.from("x")))],
  ["an absolute path", () => changed((files) => put(files, "/etc/passwd", Buffer.from("x")))],
  ["a path of Windows", () => changed((files) => put(files, "C:/x", Buffer.from("x")))],
  [
    "a symbolic link",
    () =>
      changed((files) =>
        put(files, "site/a", [Buffer.from("/etc/passwd"), { os: 3, attrs: 0o120777 << 16 }]),
      ),
  ],
  [
    "names that differ in capitals alone",
    () =>
      changed((files) => Object.assign(files, { "site/A": Buffer.from("x"), "site/a": Buffer.from("y") })),
  ],
  ["100,000 files", () => manyFiles(100_000)],
  ["as many files as are looked at", () => manyFiles(20_000)],
  ["one file more", () => manyFiles(20_001)],
  [
    "a file packed a thousand times smaller",
    () => changed((files) => put(files, "site/a", Buffer.alloc(50_000_000))),
  ],
  [
    "a site packed a thousand times smaller",
    () => changed((files) => put(files, "site.json", Buffer.alloc(50_000_000, " "))),
  ],
  ["a size that is a lie", async () => lyingAbout("site.json", await changed(() => {}), 24)],
  ["a packed size that is a lie", async () => lyingAbout("site.json", await changed(() => {}), 20)],
  ["another checksum", async () => lyingAbout("site.json", await changed(() => {}), 16)],
  ["a flag that says encrypted", async () => lyingAbout("site.json", await changed(() => {}), 8, 1)],
  ["a method that nobody has", async () => lyingAbout("site.json", await changed(() => {}), 10, 99)],
  ["files that lie over one another", async () => overlapping(await changed(() => {}))],
  ["an end that points nowhere", () => patched((zip, end) => zip.writeUInt32LE(0xfffffff0, end + 16))],
  ["an end of another size", () => patched((zip, end) => zip.writeUInt16LE(40_000, end + 10))],
  ["nonsense of zip64", () => withZip64()],
  ["a document that is no JSON", () => changed((files) => put(files, "site.json", Buffer.from("{")))],
  ["a document of a newer schema", () => rewritten(/"schema":\d+/, '"schema":99')],
  ["a newer export", () => rewritten(/"version":1/, '"version":2')],
  [
    "a document that lies very deep",
    () => rewritten(/"schema":/, `"x":${"[".repeat(50_000)}${"]".repeat(50_000)},"schema":`),
  ],
  ["a character that nobody can keep", () => rewritten(/"name":"/g, '"name":"\\u0000')],
  [
    "a picture with a name that nobody can keep",
    () =>
      changed((files) => {
        const name = pictureOf(files, "picture.json");
        const text = String(Buffer.from(files[name] as Uint8Array));
        files[name] = Buffer.from(text.replace('"fileName":"', '"fileName":"\\u0000'));
      }),
  ],
  ["a document with a field too many", () => rewritten(/"schema":/, '"script":"x","schema":')],
  [
    "a picture that is none",
    () => changed((files) => put(files, pictureOf(files, ".jpg"), Buffer.from("<script>alert(1)</script>"))),
  ],
  [
    "a picture with a script in it",
    () =>
      changed((files) => {
        const name = pictureOf(files, "-og.jpg");
        files[name] = Buffer.concat([files[name] as Uint8Array, Buffer.from("<script>alert(1)</script>")]);
      }),
  ],
  [
    "a picture of another kind",
    () =>
      changed((files) =>
        put(files, pictureOf(files, ".avif"), files[pictureOf(files, "-og.jpg")] as Uint8Array),
      ),
  ],
  [
    "a picture cut in half",
    () =>
      changed((files) => {
        const name = pictureOf(files, "original.jpg");
        files[name] = (files[name] as Uint8Array).subarray(0, 1_000);
      }),
  ],
  ["a picture that is missing", () => changed((files) => void delete files[pictureOf(files, ".avif")])],
  [
    "pictures that do not come along",
    () =>
      changed((files) => {
        for (const name of Object.keys(files)) if (name.startsWith("pictures/")) delete files[name];
      }),
  ],
];

test.each(hostile)(
  "%s is refused, and leaves nothing",
  async (_, make) => {
    const file = await make();
    await clearOther();
    const person = await createPerson(other);
    const before = await everythingKept(other);
    const { status, body } = await importBy(other, person, file);
    expect(status, JSON.stringify(body)).toBe(422);
    expect(["file_refused", "document_refused"]).toContain(body.code);
    if (body.code === "file_refused") expect(body.hint).toBeDefined();
    expect(await everythingKept(other)).toEqual(before);
  },
  60_000,
);

function overlapping(file: Uint8Array): Uint8Array {
  const zip = Buffer.from(file);
  const [from, to] = [tellingOf(zip, "README.html"), tellingOf(zip, "site.json")];
  for (const field of [16, 20, 24, 42]) zip.writeUInt32LE(zip.readUInt32LE(from + field), to + field);
  return zip;
}

async function withZip64(): Promise<Uint8Array> {
  const zip = Buffer.from(await changed(() => {}));
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(0xffff_ffff_ffffn, 8);
  return Buffer.concat([zip.subarray(0, -22), locator, zip.subarray(-22)]);
}

test("a document of an earlier schema is lifted", async () => {
  const person = await createPerson(other);
  const earlier = await readFile(
    join(import.meta.dirname, "../../engine/document/fixtures/site-v2.json"),
    "utf8",
  );
  const told = { format: "fabula-site", version: 1, name: "Weir", template: "plumbing" };
  const zip = zipSync({
    "site.json": Buffer.from(JSON.stringify({ ...told, document: JSON.parse(earlier) })),
  });
  const { status, site, body } = await importBy(other, person, zip);
  expect(status, JSON.stringify(body)).toBe(200);
  const { rows } = await other.owner.query(
    "select document->>'schema' as schema from drafts where site = $1",
    [site],
  );
  expect(rows).toEqual([{ schema: "3" }]);
});
