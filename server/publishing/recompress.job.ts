import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { job } from "../jobs/job.ts";
import { compressBrotli } from "../pages/compress.ts";
import { recompress } from "./recompress.kind.ts";

/** One after the other, so that nobody waits for it; the bytes that browsers get out of it stay the same. */
export const recompressJob = job({
  ...recompress,
  retries: 3,
  retryAfter: 10,
  longest: 900,
  atOnce: 1,
  run: async (_, { database: { typed } }, signal) => {
    for (;;) {
      signal.throwIfAborted();
      const blob = await typed
        .selectFrom("private.blobs")
        .select(["sha256", "encoding", "bytes"])
        .where("is_quick", "=", true)
        .where("encoding", "=", "br")
        .orderBy("sha256")
        .limit(1)
        .executeTakeFirst();
      if (!blob) return;
      const bytes = await compressBrotli(await promisify(brotliDecompress)(blob.bytes));
      await typed
        .updateTable("private.blobs")
        .set({ bytes, is_quick: false })
        .where("sha256", "=", blob.sha256)
        .where("encoding", "=", blob.encoding)
        .execute();
    }
  },
});
