import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The repository's top folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");

/** The Node that the packages bring: what everything but these launchers runs on. */
export const node = join(root, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
