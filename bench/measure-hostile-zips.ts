import { randomBytes, randomUUID } from "node:crypto";
import { zipSync } from "fflate";
import { importAddress } from "../contract/upload.ts";
import { lyingAbout, manyFiles } from "../server/export/testing/hostile-zips.ts";
import type { Row } from "./rows.ts";
import type { WatchedProduct } from "./start-watched-product.ts";
import type { Studio } from "./studio.ts";
import { tellTimes, timeOf } from "./times.ts";

const longest = 1_000;
const turns = 5;

const words = (text: string) => zipSync({ "site.json": Buffer.from(text) });

/** What is no export, and would cost much to find out if it were unpacked first. */
const hostile: readonly { what: string; file: Uint8Array }[] = [
  { what: "sizes that lie", file: lyingAbout("site.json", words(" ".repeat(1_000)), 24) },
  { what: "a way out of the folder", file: zipSync({ "../etc/passwd": Buffer.from("x") }) },
  { what: "100,000 files", file: manyFiles(100_000) },
  { what: "packed a thousand times smaller", file: words(" ".repeat(50_000_000)) },
];

/** How soon a hostile zip is refused. */
export async function measureHostileZips(product: WatchedProduct, { session }: Studio): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { what, file } of hostile) {
    const times: number[] = [];
    for (let turn = 0; turn < turns; turn += 1) {
      const subdomain = `zip-${randomBytes(6).toString("hex")}`;
      const address = importAddress({ site: randomUUID(), name: "Hostile", subdomain });
      times.push(
        await timeOf(async () => {
          const { status } = await fetch(product.url + address, {
            method: "POST",
            headers: {
              "content-type": "application/zip",
              authorization: `Bearer ${session.access_token}`,
            },
            body: new Uint8Array(file),
          });
          if (status !== 422) throw new Error(`${what}: ${status}`);
        }),
      );
    }
    rows.push({
      what: `refusing a zip: ${what}`,
      budget: `<= ${longest} ms`,
      value: tellTimes(times),
      holds: Math.max(...times) <= longest,
    });
  }
  return rows;
}
