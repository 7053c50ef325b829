import { type Context, Hono } from "hono";
import type { Database } from "../db/database.ts";

/**
 * `GET /media/<file>`: the files of customers' pictures on the app's own host, for previews; a published site has its own.
 * Nobody guesses their names, and they never change what they show.
 */
export function mediaRoutes({ database }: { database: Database }): Hono {
  const routes = new Hono();
  routes.get("/:file", async (context) => {
    const path = `/media/${context.req.param("file")}`;
    const found = await database.typed
      .selectFrom("private.picture_files")
      .select(["sha256", "content_type"])
      .where("path", "=", path)
      .executeTakeFirst();
    if (!found) return context.notFound();
    const etag = `"${found.sha256.toString("base64url")}"`;
    context.header("etag", etag);
    context.header("cache-control", "public, max-age=31536000, immutable");
    if (context.req.header("if-none-match")?.includes(etag)) return context.body(null, 304);
    return sendFile(context, database, found);
  });
  return routes;
}

async function sendFile(
  context: Context,
  { typed }: Database,
  { sha256, content_type }: { sha256: Buffer; content_type: string },
): Promise<Response> {
  const blob = await typed
    .selectFrom("private.blobs")
    .select("bytes")
    .where("sha256", "=", sha256)
    .where("encoding", "=", "identity")
    .executeTakeFirst();
  if (!blob) return context.notFound() as Response;
  context.header("content-type", content_type);
  context.header("content-length", String(blob.bytes.length));
  context.header("content-disposition", "inline");
  return context.body(new Uint8Array(blob.bytes));
}
