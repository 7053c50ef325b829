import { readdir, readFile } from "node:fs/promises";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { noLimits } from "../testing/accounts.ts";
import { drawPicture, uploadFile } from "../testing/pictures.ts";
import { createPerson } from "../testing/send-command.ts";
import { createTestServer } from "../testing/test-server.ts";

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

const pngBegin = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG that says it is `width` by `height` grey pixels, and holds `data`. */
function pngOf(width: number, height: number, data: Buffer): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  return Buffer.concat([pngBegin, chunk("IHDR", head), chunk("IDAT", data), chunk("IEND", Buffer.alloc(0))]);
}

const jpeg = await drawPicture(900).jpeg().toBuffer();
const png = await drawPicture(300).png().toBuffer();
const frames = await Promise.all(
  ["#ff0000", "#00ff00"].map((colour) => drawPicture(60, colour).png().toBuffer()),
);
const film = sharp(frames, { join: { animated: true } });
const html = "<!doctype html><script>alert(1)</script>";
/** 49 million pixels, as many as are allowed, in 48 KB. */
const bomb = pngOf(7_000, 7_000, deflateSync(Buffer.alloc(7_001 * 7_000)));
const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const heic = Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1");

const hostile: [string, Buffer, RegExp][] = [
  ["of no bytes", Buffer.alloc(0), /empty/],
  ["that is cut off", jpeg.subarray(0, jpeg.length / 2), /broken/],
  ["of one byte less than a PNG", png.subarray(0, png.length - 40), /broken/],
  ["of noise", Buffer.from(Array.from({ length: 4_000 }, (_, at) => (at * 197) % 251)), /none of the kinds/],
  [
    "of 30,000 x 30,000 pixels",
    pngOf(30_000, 30_000, deflateSync(Buffer.alloc(1_000_000))),
    /too many pixels/,
  ],
  ["that says 30,000 x 30,000 in a JPEG", ofSize(jpeg, 30_000), /too many pixels/],
  ["of HTML behind the signature of a PNG", Buffer.concat([pngBegin, Buffer.from(html)]), /something else/],
  ["of text behind the signature of a PNG", Buffer.concat([pngBegin, Buffer.alloc(5_000, "a")]), /broken/],
  ["that is a page as well", Buffer.concat([jpeg, Buffer.from(html)]), /something else/],
  [
    "that is an archive as well",
    Buffer.concat([png, Buffer.from("PK\u0005\u0006"), Buffer.alloc(18)]),
    /something else/,
  ],
  ["of SVG", Buffer.from(svg), /SVG/],
  ["of HEIC", heic, /HEIC/],
  ["of GIF", await film.clone().gif().toBuffer(), /GIF/],
  ["of WebP that moves", await film.clone().webp().toBuffer(), /moves/],
  [
    "of PNG that moves",
    Buffer.concat([png.subarray(0, 33), chunk("acTL", Buffer.alloc(8)), png.subarray(33)]),
    /moves/,
  ],
  ["of AVIF that moves", Buffer.from("\0\0\0\u0018ftypavis\0\0\0\0avifmif1", "latin1"), /moves/],
  ["of one pixel", await drawPicture(2).png().toBuffer(), /smaller/],
  ["that swells", bomb, /swells/],
];

/** A JPEG that says another size than it has (ISO/IEC 10918-1, B.2.2). */
function ofSize(file: Buffer, size: number): Buffer {
  const copy = Buffer.from(file);
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
  copy.writeUInt16BE(size, frame + 5);
  copy.writeUInt16BE(size, frame + 7);
  return copy;
}

/** The most memory that a worker of this process has had, and what it computed, until `stop` is called. */
function watchWorkers(): () => Promise<{ memory: number; seconds: number }> {
  let [memory, seconds, isOver] = [0, 0, false];
  const watching = (async () => {
    while (!isOver) {
      for (const pid of await childrenOf(process.pid)) {
        const [status, stat] = await Promise.all(
          ["status", "stat"].map((name) => readFile(`/proc/${pid}/${name}`, "utf8").catch(() => "")),
        );
        memory = Math.max(memory, Number(/^VmHWM:\s+(\d+) kB/m.exec(status ?? "")?.[1] ?? 0) / 1024);
        const [user, system] = (stat ?? "").split(") ")[1]?.split(" ").slice(11, 13) ?? [];
        seconds = Math.max(seconds, (Number(user ?? 0) + Number(system ?? 0)) / 100);
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return { memory, seconds };
  };
}

async function childrenOf(pid: number): Promise<number[]> {
  const found: number[] = [];
  for (const thread of await readdir(`/proc/${pid}/task`)) {
    const list = await readFile(`/proc/${pid}/task/${thread}/children`, "utf8").catch(() => "");
    for (const child of list.split(" ").filter(Boolean)) {
      const command = await readFile(`/proc/${child}/cmdline`, "utf8").catch(() => "");
      if (command.includes("picture-worker")) found.push(Number(child));
    }
  }
  return found;
}

test.skipIf(process.platform !== "linux")(
  "a file that is no picture is refused with what to do, costs at most 200 MB and 5 s, and leaves nothing",
  async () => {
    const server = await createTestServer({ limits: noLimits });
    const owner = await createPerson(server);
    for (const [what, file, why] of hostile) {
      const stop = watchWorkers();
      const { status, body } = await uploadFile(server, owner, file, { name: "portrait.jpg" });
      const { memory, seconds } = await stop();
      expect([what, status, body.code, body.message]).toEqual([
        what,
        422,
        "file_refused",
        expect.stringMatching(why),
      ]);
      expect([what, body.hint]).toEqual([what, expect.any(String)]);
      expect([what, memory < 200, seconds < 5]).toEqual([what, true, true]);
    }
    const { rows } = await server.owner.query(
      "select (select count(*) from pictures)::int as pictures, (select count(*) from private.blobs)::int as blobs",
    );
    expect(rows).toEqual([{ pictures: 0, blobs: 0 }]);
  },
  180_000,
);

test("a file of more than 25 MB is refused before it is read, and at the byte that is too many", async () => {
  const server = await createTestServer({ limits: noLimits });
  const owner = await createPerson(server);
  const long = Buffer.alloc(25 * 1024 * 1024 + 1, 1);
  const pieces = new ReadableStream({
    start(controller) {
      for (let at = 0; at < long.length; at += 1_000_000)
        controller.enqueue(long.subarray(at, at + 1_000_000));
      controller.close();
    },
  });
  for (const body of [long, pieces]) {
    const answer = await uploadFile(server, owner, body).catch(() => undefined);
    // Who sends on without listening may find the door closed instead of the answer.
    if (answer) expect([answer.status, answer.body.code]).toEqual([413, "too_large"]);
  }
  expect((await server.owner.query("select from pictures")).rows).toEqual([]);
});
