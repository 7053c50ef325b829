import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../server/find-free-port.ts";
import { type Product, startProduct } from "./start-product.ts";

export type SampleProduct = Product & {
  /** Who can sign in, in the order in which the console tells them. */
  signIns: readonly { email: string; password: string }[];
};

/**
 * Fills a folder of its own with the sample, starts the built product on it, and removes it at the end. Throws with the output
 * where there is no sample.
 */
export async function startSample(settings: Record<string, string> = {}): Promise<SampleProduct> {
  const dataDir = await mkdtemp(join(tmpdir(), "fabula-sample-"));
  const port = String(await findFreePort());
  const own = { ...settings, PORT: port, DATA_DIR: dataDir };
  const child = spawn(process.execPath, ["server/sample/main.ts"], {
    cwd: join(import.meta.dirname, ".."),
    env: { NODE_ENV: "production", ...process.env, ...own },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
    });
  }
  const [code] = await once(child, "close");
  const remove = () => rm(dataDir, { recursive: true, force: true });
  if (code !== 0) {
    await remove();
    throw new Error(`no sample was made:\n${output}`);
  }
  const signIns = [...output.matchAll(/^ {2}(\S+@\S+) +(\S+) {3}/gm)].map(
    ([, email = "", password = ""]) => ({
      email,
      password,
    }),
  );
  const product = await startProduct(own);
  return {
    ...product,
    signIns,
    stop: async () => {
      await product.stop();
      await remove();
    },
  };
}
