import { randomUUID } from "node:crypto";
import sharp, { type Sharp } from "sharp";
import { expect } from "vitest";
import type { PictureRow } from "../../contract/picture.ts";
import { uploadAddress } from "../../contract/upload.ts";
import type { Person } from "./send-command.ts";
import type { AskedServer } from "./test-server.ts";

type Upload = { id?: string; name?: string; signal?: AbortSignal };

/** A still life of one colour with a brighter half, `width` pixels wide, three wide to two high. */
export function drawPicture(width = 1800, colour = "#884422"): Sharp {
  const height = Math.round((width * 2) / 3);
  return sharp({ create: { width, height, channels: 3, background: colour } }).composite([
    {
      input: { create: { width: Math.floor(width / 2), height, channels: 3, background: "#ddccbb" } },
      left: 0,
      top: 0,
    },
  ]);
}

/** What the server answers to a file that `person` sends, or nobody. */
export async function uploadFile(
  server: Pick<AskedServer, "url">,
  person: Pick<Person, "token"> | undefined,
  file: Uint8Array | ReadableStream,
  { id = randomUUID(), name = "still-life.jpg", signal }: Upload = {},
): Promise<{ id: string; status: number; body: Record<string, unknown> }> {
  const response = await fetch(server.url + uploadAddress(id, name), {
    method: "POST",
    headers: { ...(person && { authorization: `Bearer ${person.token}` }) },
    body: file as BodyInit,
    ...(signal && { signal }),
    ...(file instanceof ReadableStream && { duplex: "half" }),
  });
  return { id, status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** The picture when its files are made; the server must do jobs. */
export async function whenMade(
  server: Pick<AskedServer, "owner">,
  id: string,
): Promise<PictureRow & { manifest: object }> {
  let row: PictureRow | undefined;
  await expect
    .poll(
      async () => {
        const { rows } = await server.owner.query<PictureRow>("select * from pictures where id = $1", [id]);
        [row] = rows;
        return row?.state;
      },
      { timeout: 40_000 },
    )
    .not.toBe("working");
  if (row?.state !== "ready" || row.manifest === null) throw new Error(`no picture: ${row?.reason}`);
  return row as PictureRow & { manifest: object };
}

/** A picture of `owner`, made of a new drawing. */
export async function createPicture(server: AskedServer, owner: Person, colour?: string): Promise<string> {
  const { id, status, body } = await uploadFile(
    server,
    owner,
    await drawPicture(640, colour).jpeg().toBuffer(),
  );
  if (status !== 200) throw new Error(`no picture was taken: ${JSON.stringify(body)}`);
  await whenMade(server, id);
  return id;
}
