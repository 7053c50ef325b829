import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Picture, pictureFallback, pictureFile } from "../../engine/picture.ts";
import { noLimits } from "../testing/accounts.ts";
import { createPicture, drawPicture, uploadFile, whenMade } from "../testing/pictures.ts";
import { type Caller, queryAs } from "../testing/query-as.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { createSite, createSiteWithMembers } from "../testing/sites.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { erasePicturesJob } from "./erase-pictures.job.ts";
import { refinePictureJob } from "./refine-picture.job.ts";

let server: TestServer;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({
    limits: noLimits,
    works: true,
    onFinished: (cleanUp) => void cleanUps.push(cleanUp),
  });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

const rowsOf = async (statement: string, values: unknown[] = []) =>
  (await server.owner.query(statement, values)).rows;

/** All that the database holds of an account's pictures. */
async function stateOf(account: string) {
  return {
    pictures: await rowsOf("select * from pictures where owner = $1 order by id", [account]),
    files: await rowsOf(
      "select f.path, f.sha256 from private.picture_files f join pictures p on p.id = f.picture where p.owner = $1 order by path",
      [account],
    ),
    masters: await rowsOf(
      "select count(*)::int n from private.picture_masters m join pictures p on p.id = m.picture where p.owner = $1",
      [account],
    ),
    audit: await rowsOf("select count(*)::int as n from private.audit where actor = $1", [account]),
  };
}

/** Runs a job as if its time had come. */
async function run<Data>(
  job: { run: (data: Data, parts: TestServer["commands"], signal: AbortSignal) => Promise<void> },
  data: Data,
) {
  await job.run(data, server.commands, new AbortController().signal);
}

const fetchFile = (address: string, headers: Record<string, string> = {}) =>
  fetch(server.url + address, { headers });

test("a photograph becomes the engine's files: upright, in its widths, without a word of the camera's", async () => {
  const owner = await createPerson(server);
  const file = await drawPicture(1800)
    .withExif({ IFD0: { Make: "Cameramaker", Orientation: "6" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { id, status, body } = await uploadFile(server, owner, file, { name: "Täss & Co.jpg" });
  expect({ status, body }).toEqual({ status: 200, body: { picture: id } });
  const { manifest, file_name, alt, bytes } = await whenMade(server, id);
  const picture = manifest as Picture;
  expect(picture).toMatchObject({ width: 1200, height: 1800, widths: [480, 960, 1200], alt: "" });
  expect(picture.path).toMatch(/^\/media\/[\da-f]{32}$/);
  expect({ file_name, alt }).toEqual({ file_name: "Täss & Co.jpg", alt: null });
  expect(Number(bytes)).toBeGreaterThan(1_000);
  for (const [address, type, width, height] of [
    [pictureFile(picture, 480), "image/avif", 480, 720],
    [pictureFallback(picture), "image/jpeg", 960, 1440],
    [`${picture.path}-og.jpg?v=${picture.version}`, "image/jpeg", 1200, 630],
  ] as const) {
    const answer = await fetchFile(address);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "content-disposition": "inline",
    });
    const found = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(found).metadata()).toMatchObject({ width, height });
    expect(found.includes("Cameramaker")).toBe(false);
    const again = await fetchFile(address, { "if-none-match": answer.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  }
});

test("a small drawing with holes keeps its size and its holes", async () => {
  const owner = await createPerson(server);
  const file = await sharp({
    create: { width: 300, height: 200, channels: 4, background: { r: 200, g: 20, b: 20, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const { id } = await uploadFile(server, owner, file, { name: "hole.png" });
  const picture = (await whenMade(server, id)).manifest as Picture;
  expect(picture).toMatchObject({ width: 300, height: 200, widths: [300] });
  const avif = Buffer.from(await (await fetchFile(pictureFile(picture))).arrayBuffer());
  expect((await sharp(avif).stats()).isOpaque).toBe(false);
});

test.each(["png", "webp", "avif"] as const)("%s is taken as well, whatever its name says", async (format) => {
  const owner = await createPerson(server);
  const { status } = await uploadFile(server, owner, await drawPicture(200).toFormat(format).toBuffer());
  expect(status).toBe(200);
});

test("the same upload makes one picture, at once and later, and the same file twice costs once", async () => {
  const owner = await createPerson(server);
  const file = await drawPicture(500, "#123456").jpeg().toBuffer();
  const id = randomUUID();
  const answers = await Promise.all([1, 2].map(() => uploadFile(server, owner, file, { id })));
  answers.push(await uploadFile(server, owner, file, { id }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await whenMade(server, id);
  await run(refinePictureJob, { picture: id });
  const state = await stateOf(owner.id);
  expect([state.pictures.length, state.audit]).toEqual([1, [{ n: 1 }]]);

  const used = () => rowsOf("select private.picture_bytes_of($1)::int as n", [owner.id]);
  const before = await used();
  const { id: second } = await uploadFile(server, owner, file);
  await whenMade(server, second);
  await run(refinePictureJob, { picture: second });
  expect(await used()).toEqual(before);
  const stranger = await createPerson(server);
  expect((await uploadFile(server, stranger, file, { id })).body.code).toBe("already_there");
});

test("a full plan takes no more pictures, and what there is stays", async () => {
  const owner = await createPerson(server);
  const id = await createPicture(server, owner);
  await rowsOf("insert into plans values ('tiny', 2, 60, 1000, 0) on conflict do nothing");
  await rowsOf("update profiles set plan = 'tiny' where user_id = $1", [owner.id]);
  const { body, status } = await uploadFile(
    server,
    owner,
    await drawPicture(900, "#009988").jpeg().toBuffer(),
  );
  expect({ status, code: body.code }).toEqual({ status: 409, code: "quota_reached" });
  expect((await stateOf(owner.id)).pictures).toMatchObject([{ id, state: "ready" }]);
});

test("what is deleted counts as well once it is many times what a plan holds", async () => {
  const owner = await createPerson(server);
  await rowsOf("insert into plans values ('small', 2, 60, 100000, 0) on conflict do nothing");
  await rowsOf("update profiles set plan = 'small' where user_id = $1", [owner.id]);
  const file = await drawPicture(60).jpeg().toBuffer();
  expect((await uploadFile(server, owner, file)).status).toBe(200);
  await rowsOf("update pictures set deleted_at = now(), bytes = 500000 where owner = $1", [owner.id]);
  const { id, body } = await uploadFile(server, owner, file);
  expect(body.code).toBe("quota_reached");
  expect(await rowsOf("select from pictures where id = $1", [id])).toEqual([]);
});

test("whoever is nobody, or whose account is closed, uploads nothing", async () => {
  const owner = await createPerson(server);
  const file = await drawPicture(100).jpeg().toBuffer();
  expect((await uploadFile(server, undefined, file)).status).toBe(401);
  await rowsOf("update auth.users set banned_until = now() + interval '1 day' where id = $1", [owner.id]);
  expect((await uploadFile(server, owner, file)).body.code).toBe("not_signed_in");
  expect((await stateOf(owner.id)).pictures).toEqual([]);
});

test("a file with a name that nobody can keep is refused, and leaves nothing", async () => {
  const person = await createPerson(server);
  const { id, status, body } = await uploadFile(server, person, await drawPicture(60).jpeg().toBuffer(), {
    name: "a\0b.jpg",
  });
  expect([status, body.code]).toEqual([400, "invalid_input"]);
  expect((await server.owner.query("select from pictures where id = $1", [id])).rows).toEqual([]);
});

test("an upload that is broken off leaves nothing", async () => {
  const owner = await createPerson(server);
  const file = await drawPicture(2000).jpeg({ quality: 100 }).toBuffer();
  const cancel = new AbortController();
  const body = new ReadableStream({
    async pull(controller) {
      controller.enqueue(file.subarray(0, file.length - 100));
      setTimeout(() => cancel.abort(), 50);
      await new Promise(() => {});
    },
  });
  await expect(uploadFile(server, owner, body, { signal: cancel.signal })).rejects.toThrow("abort");
  const { status } = await uploadFile(server, owner, await drawPicture(90).jpeg().toBuffer());
  expect(status).toBe(200);
  expect((await stateOf(owner.id)).pictures).toHaveLength(1);
});

test("what a picture shows is told once, also that it says nothing", async () => {
  const owner = await createPerson(server);
  const picture = await createPicture(server, owner);
  const tell = async (alt: string) => {
    const { status } = await sendCommand(server, owner, "describe-picture", {
      request: randomUUID(),
      picture,
      alt,
    });
    const [row] = await rowsOf("select alt, manifest->>'alt' as said from pictures where id = $1", [picture]);
    return { status, ...row };
  };
  expect(await tell("Two chairs")).toEqual({ status: 200, alt: "Two chairs", said: "Two chairs" });
  expect(await tell("")).toEqual({ status: 200, alt: "", said: "" });
  expect(await tell("{phone}")).toMatchObject({ status: 400, alt: "" });
});

test("a crop makes new files, and drafts that name the old ones keep them", async () => {
  const owner = await createPerson(server);
  const picture = await createPicture(server, owner);
  const { manifest: before } = (await stateOf(owner.id)).pictures[0];
  const crop = { x: 0.5, y: 0, width: 0.5, height: 1 };
  const cut = { request: randomUUID(), picture, focus: { x: 0.9, y: 0.5 }, crop };
  expect((await sendCommand(server, owner, "crop-picture", cut)).status).toBe(200);
  const row = await whenMade(server, picture);
  const after = row.manifest as Picture;
  expect(after).toMatchObject({ width: 320, widths: [320], focus: { x: 8, y: 5 } });
  expect(row.whole).toEqual(before);
  // The darker half.
  expect(after.colour).toMatch(/^#8/);
  expect((await fetchFile(pictureFile(before))).status).toBe(200);
  expect((await fetchFile(pictureFile(after))).status).toBe(200);
  const outside = { ...cut, request: randomUUID(), crop: { ...crop, width: 0.9 } };
  expect((await sendCommand(server, owner, "crop-picture", outside)).status).toBe(400);

  // Once more, so that the files of the first crop are in nobody's way but a draft's.
  const site = await createSite(server, owner);
  await rowsOf(
    "update drafts set document = jsonb_set(document::jsonb, '{shown}', to_jsonb($2::text))::json where site = $1",
    [site, after.path],
  );
  await sendCommand(server, owner, "crop-picture", { ...cut, request: randomUUID(), crop: null });
  await whenMade(server, picture);
  const long =
    "update private.picture_files set replaced_at = now() - interval '31 days' where replaced_at is not null";
  await rowsOf(long);
  await run(erasePicturesJob, {});
  expect((await fetchFile(pictureFile(after))).status).toBe(200);
  await rowsOf("update drafts set document = '{}' where site = $1", [site]);
  await run(erasePicturesJob, {});
  expect((await fetchFile(pictureFile(after))).status).toBe(404);
});

test("a picture that a draft shows is not deleted; one that is deleted can be had back, and goes after 30 days", async () => {
  const owner = await createPerson(server);
  const picture = await createPicture(server, owner, "#55aa11");
  const { manifest } = (await stateOf(owner.id)).pictures[0];
  const site = await createSite(server, owner, { name: "Weir & Sons" });
  const show = (value: string) =>
    rowsOf("update drafts set document = json_build_object('shown', $2::text) where site = $1", [
      site,
      value,
    ]);
  await show(manifest.path);
  const command = (name: string) => sendCommand(server, owner, name, { request: randomUUID(), picture });
  expect((await command("delete-picture")).body).toMatchObject({
    code: "not_now",
    message: "This picture is shown on Weir & Sons.",
  });
  expect((await stateOf(owner.id)).pictures[0].deleted_at).toBeNull();
  await show("nothing");
  expect((await command("delete-picture")).status).toBe(200);
  expect((await command("describe-picture")).status).toBe(400);
  expect((await command("restore-picture")).status).toBe(200);
  expect((await command("delete-picture")).status).toBe(200);
  await run(erasePicturesJob, {});
  expect((await stateOf(owner.id)).pictures).toHaveLength(1);
  await rowsOf("update pictures set deleted_at = now() - interval '31 days' where id = $1", [picture]);
  const { files } = await stateOf(owner.id);
  await run(erasePicturesJob, {});
  expect(await stateOf(owner.id)).toMatchObject({ pictures: [], files: [] });
  const left = () =>
    rowsOf("select sha256 from private.blobs where sha256 = any ($1)", [files.map(({ sha256 }) => sha256)]);
  expect(await left()).not.toEqual([]);
  await rowsOf("update private.loose_blobs set since = now() - interval '2 days'");
  await rowsOf("update private.blobs set created_at = now() - interval '2 days'");
  const [{ sha256: published }] = files;
  await rowsOf(
    "with v as (insert into versions values ($1, 1, sha256('x'), 1)), b as (insert into private.builds values ($2, $1, 1, 'o', 'r')) insert into private.build_files values ($2, '/x', $3, 'image/avif', true)",
    [site, randomUUID(), published],
  );
  await run(erasePicturesJob, {});
  expect(await left()).toEqual([{ sha256: published }]);
});

test("pictures are read by their owner and the editors of the owner's sites, and by nobody else", async () => {
  const { site: _, ...people } = await createSiteWithMembers(server);
  const picture = await createPicture(server, people.owner);
  const seenBy = (caller: Caller) =>
    queryAs(server.database, caller, "select id from pictures where id = $1", [picture]).then(
      ({ rowCount }) => rowCount,
      (error: Error) => error.message,
    );
  const seen = () => Promise.all(Object.values(people).map(seenBy));
  expect(await seen()).toEqual([1, 1, 0, 0]);
  expect([await seenBy("anon"), await seenBy("service_role")]).toEqual([
    "permission denied for table pictures",
    1,
  ]);
  for (const write of ["delete from pictures", "update pictures set alt = ''"]) {
    await expect(queryAs(server.database, people.owner, write)).rejects.toThrow("permission denied");
  }
  await rowsOf("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    people.owner.id,
  ]);
  expect((await seen())[0]).toBe(0);
});

/** Who may do what with a picture of a site's owner; whoever may not is told no more than they know. */
const matrix: [string, object][] = [
  ["describe-picture", { alt: "Another" }],
  ["crop-picture", { focus: { x: 0, y: 0 }, crop: null }],
  ["delete-picture", {}],
  ["restore-picture", {}],
];

test.each(matrix)("%s is for the owner alone, and changes nothing for others", async (command, input) => {
  const { site: _, ...people } = await createSiteWithMembers(server);
  const admin = await createPerson(server);
  await rowsOf("update profiles set role = 'admin' where user_id = $1", [admin.id]);
  const picture = await createPicture(server, people.owner);
  if (command === "restore-picture") {
    await sendCommand(server, people.owner, "delete-picture", { request: randomUUID(), picture });
  }
  const before = await stateOf(people.owner.id);
  const ask = (person: Person | undefined) =>
    sendCommand(server, person, command, { request: randomUUID(), picture, ...input });
  const expected = { editor: 403, viewer: 404, stranger: 404, admin: 404, visitor: 401 };
  for (const [actor, status] of Object.entries(expected)) {
    const person = actor === "visitor" ? undefined : { ...people, admin }[actor as keyof typeof people];
    expect([actor, (await ask(person)).status]).toEqual([actor, status]);
    expect(await stateOf(people.owner.id)).toEqual(before);
  }
  await rowsOf("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
    people.owner.id,
  ]);
  expect((await ask(people.owner)).body.code).toBe("not_signed_in");
  expect(await stateOf(people.owner.id)).toEqual(before);
  await rowsOf("update auth.users set banned_until = null where id = $1", [people.owner.id]);
  expect((await ask(people.owner)).status).toBe(200);
});
