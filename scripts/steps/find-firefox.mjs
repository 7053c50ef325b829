import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { tryStep } from "./run-step.mjs";

const names = ["firefox-esr", "firefox"];

/**
 * Path of a Firefox: FIREFOX_PATH, one on this machine, or one that is installed now (as root Debian's package). Undefined
 * where there is none: what it would have shown is skipped, since Chromium is enough to work with.
 */
export async function findFirefox() {
  const known = process.env.FIREFOX_PATH || findInstalled();
  if (known || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return known;
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await tryStep("Refreshing Debian's package list", "apt-get", ["update", "-qq"], { env });
  const packages = ["install", "-y", "-qq", "--no-install-recommends", "firefox-esr"];
  await tryStep("Installing Firefox (Debian's package)", "apt-get", packages, { env });
  return findInstalled();
}

function findInstalled() {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}
