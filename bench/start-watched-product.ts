import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type pg from "pg";
import { type Product, startProduct } from "../tests/start-product.ts";
import { openOwner } from "./open-owner.ts";

export type WatchedProduct = Product & {
  owner: pg.Client;
  /** Milliseconds that the server's event loop was late while `work` ran, 99 of 100 times at most. */
  loopDuring: <Result>(work: () => Promise<Result>) => Promise<{ result: Result; p99: number }>;
};

/** The product with a folder of its own, a connection to its database, and an event loop that is watched. */
export async function startWatchedProduct(): Promise<WatchedProduct> {
  const folder = await mkdtemp(join(tmpdir(), "fabula-watched-"));
  const file = join(folder, "loop");
  const product = await startProduct({
    DATA_DIR: join(folder, "data"),
    LOOP_FILE: file,
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, "watch-loop.ts"))}`,
    API_REQUESTS_PER_MINUTE: "100000000", // what holds besides limits is measured
  });
  const owner = await openOwner(join(folder, "data"));

  async function tell(): Promise<number> {
    await rm(file, { force: true });
    process.kill(product.pid, "SIGUSR2");
    for (;;) {
      const told = await readFile(file, "utf8").catch(() => undefined);
      if (told !== undefined) return Number(told);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  return {
    ...product,
    owner,
    loopDuring: async (work) => {
      await tell();
      const result = await work();
      return { result, p99: await tell() };
    },
    stop: async () => {
      await owner.end();
      await product.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
