import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./root.mjs";

/** All that the built pages are made from. */
const sources = [
  ...["app", "engine", "templates", "renderer", "public"],
  ...["server/pages", "server/publishing/bundle", "server/http/security-headers.ts"],
  ...["react-router.config.ts", "vite.config.ts", "tsconfig.json", "package-lock.json"],
];

/** One hash over the names and contents of all sources of the build; tests do not count. */
export function hashSources() {
  const hash = createHash("sha256");
  for (const file of sources.flatMap((source) => listFiles(join(root, source))).sort()) {
    if (/\.test\.[a-z]+$/.test(file)) continue;
    hash.update(relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}

function listFiles(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  if (!found.isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => listFiles(join(path, name)));
}
