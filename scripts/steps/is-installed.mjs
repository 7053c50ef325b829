import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { node, root } from "./root.mjs";

/**
 * Whether `node_modules` is what `package-lock.json` says: npm keeps a lock file of its own in there, written when an
 * installation is complete. Packages for other machines may be missing from it.
 */
export function isInstalled() {
  const hidden = join(root, "node_modules/.package-lock.json");
  if (!existsSync(hidden) || !existsSync(node)) return false;
  const installed = JSON.parse(readFileSync(hidden, "utf8")).packages;
  const { "": _project, ...wanted } = JSON.parse(
    readFileSync(join(root, "package-lock.json"), "utf8"),
  ).packages;
  const complete = Object.entries(wanted).every(([path, entry]) => {
    const found = installed[path];
    return found ? found.version === entry.version && found.integrity === entry.integrity : isOptional(entry);
  });
  return complete && Object.keys(installed).every((path) => path in wanted);
}

function isOptional(entry) {
  return Boolean(entry.optional || entry.devOptional);
}
