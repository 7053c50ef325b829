import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { node, root } from "./root.mjs";
import { stopWith, tryStep } from "./run-step.mjs";

// The first is the same browser without a window: a fifth less work for each page.
const names = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];
const wellKnown = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];
const playwright = join(root, "node_modules/@playwright/test/cli.js");

/**
 * Path of a Chromium that runs: CHROMIUM_PATH, one on this machine, or one that is installed now (as root Debian's
 * package, else Playwright's own download). Throws `StepError` when there is none to be had.
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !runs(named))
    throw stopWith(`CHROMIUM_PATH ${named} does not run: correct it or leave it out.`);
  return named || (await findInstalled()) || (await install());
}

async function findInstalled() {
  const onPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...wellKnown, await ownOfPlaywright()].find(runs);
}

async function ownOfPlaywright() {
  const { chromium } = await import("playwright-core");
  return chromium.executablePath();
}

async function install() {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    await tryStep("Refreshing Debian's package list", "apt-get", ["update", "-qq"], { env });
    for (const name of ["chromium-headless-shell", "chromium"]) {
      const packages = ["install", "-y", "-qq", "--no-install-recommends", name];
      await tryStep(`Installing Chromium (Debian's package ${name})`, "apt-get", packages, { env });
      const found = await findInstalled();
      if (found) return found;
    }
  }
  const args = [playwright, "install", ...(isRoot ? ["--with-deps"] : []), "chromium"];
  await tryStep("Installing Chromium (Playwright's download)", node, args);
  const found = await findInstalled();
  if (found) return found;
  throw stopWith(
    "There is no Chromium, and it could not be installed: install one and set CHROMIUM_PATH to it.",
  );
}

function runs(path) {
  if (!path || !isExecutable(path)) return false;
  if (process.platform === "win32") return true; // there it opens a window instead of telling its version
  return spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 }).status === 0;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
