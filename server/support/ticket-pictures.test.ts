import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendTicketPictureAddress, ticketPictureAddress } from "../../contract/ticket.ts";
import { erasePicturesJob } from "../pictures/erase-pictures.job.ts";
import { noLimits } from "../testing/accounts.ts";
import { drawPicture } from "../testing/pictures.ts";
import { createPerson, type Person, sendCommand } from "../testing/send-command.ts";
import { createTestServer, type TestServer } from "../testing/test-server.ts";
import { sweepSupport } from "./sweep-support.job.ts";
import { ask, createAdministrator, question } from "./testing/support-scene.ts";

let server: TestServer;
const cleanUps: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await createTestServer({ limits: noLimits, onFinished: (cleanUp) => void cleanUps.push(cleanUp) });
});
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

async function sendPicture(person: Person | undefined, file: Uint8Array, id: string = randomUUID()) {
  const response = await fetch(server.url + sendTicketPictureAddress(id), {
    method: "POST",
    headers: { ...(person && { authorization: `Bearer ${person.token}` }) },
    body: file as BodyInit,
  });
  return { id, status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const fetchPicture = (person: Person | undefined, id: string) =>
  fetch(server.url + ticketPictureAddress(id), {
    headers: { ...(person && { authorization: `Bearer ${person.token}` }) },
  });

const picturesOf = async (account: string) =>
  (
    await server.owner.query("select * from private.ticket_pictures where account = $1 order by id", [
      account,
    ])
  ).rows;

test("a picture of a question is seen by whoever asked and by the studio, and has no address for anybody else", async () => {
  const [customer, stranger, admin] = [
    await createPerson(server),
    await createPerson(server),
    await createAdministrator(server),
  ];
  const file = await drawPicture(1200)
    .withExif({ IFD0: { Make: "Cameramaker" } })
    .jpeg()
    .toBuffer();
  const { id, status } = await sendPicture(customer, file);
  expect(status).toBe(200);
  expect((await fetchPicture(customer, id)).status).toBe(200);
  // Until it is sent along it is nobody's but theirs.
  for (const other of [undefined, stranger, admin])
    expect((await fetchPicture(other, id)).status).not.toBe(200);
  const theirs = await sendCommand(server, stranger, "ask-studio", question({ pictures: [id] }));
  expect(theirs.body.code).toBe("not_found");
  const ticket = await ask(server, customer, { pictures: [id] });
  const { rows } = await server.owner.query("select pictures from ticket_messages where ticket = $1", [
    ticket,
  ]);
  expect(rows).toEqual([{ pictures: [{ id, width: 1200, height: 800 }] }]);
  for (const one of [customer, admin]) {
    const answer = await fetchPicture(one, id);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "private, no-store",
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 2).toString("hex")).toBe("ffd8");
    expect(bytes.toString("latin1")).not.toContain("Cameramaker");
  }
  expect((await fetchPicture(undefined, id)).status).toBe(401);
  expect((await fetchPicture(stranger, id)).status).toBe(404);
  expect((await fetchPicture(stranger, "../../etc")).status).toBe(404);
  // It has been sent along: another question takes it no more.
  const again = await sendCommand(server, customer, "ask-studio", question({ pictures: [id] }));
  expect(again.body.code).toBe("not_found");
});

test("what is no picture is not kept, nor under somebody else's name, nor without end", async () => {
  const [customer, stranger] = [await createPerson(server), await createPerson(server)];
  for (const text of ["<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>", "%PDF-1.7", ""]) {
    expect((await sendPicture(customer, Buffer.from(text))).status).toBe(422);
  }
  expect(await picturesOf(customer.id)).toEqual([]);
  const file = await drawPicture(300).jpeg().toBuffer();
  expect((await sendPicture(undefined, file)).status).toBe(401);
  const { id } = await sendPicture(customer, file);
  expect((await sendPicture(customer, file, id)).status).toBe(200);
  expect((await sendPicture(stranger, file, id)).body.code).toBe("already_there");
  await server.owner.query(
    `insert into private.ticket_pictures (id, account, sha256, content_type, bytes, width, height)
     select gen_random_uuid(), $1, sha256, content_type, bytes, width, height
     from private.ticket_pictures, generate_series(1, 39) where id = $2`,
    [customer.id, id],
  );
  const before = await picturesOf(customer.id);
  expect((await sendPicture(customer, file)).body.code).toBe("too_many");
  // Nothing of it is read: what is no picture at all is refused for the same reason.
  expect((await sendPicture(customer, Buffer.from("%PDF-1.7"))).body.code).toBe("too_many");
  expect(await picturesOf(customer.id)).toEqual(before);
});

test("what was sent along with nothing goes after a day with its bytes, and what was sent along stays", async () => {
  const customer = await createPerson(server);
  const [kept, dropped] = await Promise.all(
    [310, 330].map(async (width) => sendPicture(customer, await drawPicture(width).jpeg().toBuffer())),
  );
  await ask(server, customer, { pictures: [kept?.id] });
  const hashes = (await picturesOf(customer.id)).map(({ sha256 }) => sha256);
  await server.owner.query("update private.ticket_pictures set created_at = now() - interval '2 days'");
  await server.owner.query("update private.blobs set created_at = now() - interval '3 days'");
  const run = (job: { run: (data: never, parts: never, signal: AbortSignal) => Promise<void> }) =>
    job.run({} as never, server.commands as never, new AbortController().signal);
  await run(sweepSupport);
  expect((await picturesOf(customer.id)).map(({ id }) => id)).toEqual([kept?.id]);
  // As if what is kept had been let go of elsewhere as well.
  await server.owner.query(
    "insert into private.loose_blobs select unnest($1::bytea[]), now() on conflict do nothing",
    [hashes],
  );
  await server.owner.query("update private.loose_blobs set since = now() - interval '2 days'");
  await run(erasePicturesJob);
  expect((await fetchPicture(customer, kept?.id ?? "")).status).toBe(200);
  expect((await fetchPicture(customer, dropped?.id ?? "")).status).toBe(404);
  const { rows } = await server.owner.query(
    "select count(*)::int as n from private.blobs where sha256 = any ($1)",
    [hashes],
  );
  expect(rows).toEqual([{ n: 1 }]);
});
