import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const templates = join(import.meta.dirname, "..");

/** What a design says of its own business, and what nobody is served. */
const isNoDress =
  /^(content|pages|records)\/|^(facts|pictures|collections|site)\.ts$|\.(test|samples)\.tsx?$/;

/** A short name for the sources of a design's blocks, sheets and theme: another one with any change of them. */
export function sourceOf(design: string): string {
  const folder = join(templates, design);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((file) => !isNoDress.test(file))
    .toSorted();
  const hash = createHash("sha256");
  for (const file of files) {
    // As they are on any machine: some write their own ends of lines.
    hash.update(`${file}\0${readFileSync(join(folder, file), "utf8").replaceAll("\r\n", "\n")}\0`);
  }
  return hash.digest("hex").slice(0, 12);
}
