// npm test: everything that can tell whether the product is right, in two lanes side by side.
import { existsSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildPages } from "./steps/build-pages.mjs";
import { countTests } from "./steps/count-tests.mjs";
import { findChromium } from "./steps/find-chromium.mjs";
import { findFirefox } from "./steps/find-firefox.mjs";
import { installPackages } from "./steps/install-packages.mjs";
import { launch } from "./steps/launch.mjs";
import { node, root } from "./steps/root.mjs";
import { StepError, tryStep } from "./steps/run-step.mjs";
import { createTally } from "./steps/tally.mjs";
import { withTemporaryFolder } from "./steps/temporary-folder.mjs";
import { withoutSettings } from "./steps/without-settings.mjs";

const reports = join(root, ".cache/reports");
const { total, add, check } = createTally();

await launch(async () => {
  await installPackages();
  const browsers = { CHROMIUM_PATH: await findChromium(), FIREFOX_PATH: (await findFirefox()) ?? "" };
  const env = withTemporaryFolder({ ...withoutSettings(process.env), ...browsers });
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });

  const building = build();
  await Promise.all([
    building.then((built) => built && runBrowser(env)),
    runChecks(env)
      .then(() => building)
      .then((built) => built && runVitest("server", env)),
  ]);

  for (const title of total.untold) console.log(`Skipped: ${title}`);
  if (total.skipped > 0) console.log(`${total.skipped} skipped`);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});

async function build() {
  try {
    await buildPages();
    add({ passed: 1 });
    return true;
  } catch (error) {
    if (!(error instanceof StepError)) throw error;
    add({ failed: 1 });
    return false;
  }
}

async function runChecks(env) {
  await check("Lint", ["node_modules/@biomejs/biome/bin/biome", "check", "."], env);
  await check("Types of the routes", ["node_modules/@react-router/dev/bin.cjs", "typegen"], env);
  await check("Types", ["node_modules/typescript/bin/tsc"], env);
  await runVitest("unit", env);
}

async function runVitest(project, env) {
  const report = join(reports, `${project}.json`);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const args = ["node_modules/vitest/vitest.mjs", "run", "--project", project, ...reporters];
  add(countTests(report, await tryStep(`Tests: ${project}`, node, args, { env })));
}

async function runBrowser(env) {
  if (!existsSync(join(root, "tests/e2e"))) return;
  const report = join(reports, "browser.json");
  const args = ["node_modules/@playwright/test/cli.js", "test"];
  const options = { env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report } };
  add(countTests(report, await tryStep("Tests: browser", node, args, options)));
}
