// npm run test:near: types, lint and the tests near the changed files, in under a minute; npm test is the judge.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { changedFiles, projectFiles } from "./steps/changed-files.mjs";
import { countTests } from "./steps/count-tests.mjs";
import { installPackages } from "./steps/install-packages.mjs";
import { launch } from "./steps/launch.mjs";
import { readImports } from "./steps/read-imports.mjs";
import { node, root } from "./steps/root.mjs";
import { tryStep } from "./steps/run-step.mjs";
import { createTally } from "./steps/tally.mjs";
import { withTemporaryFolder } from "./steps/temporary-folder.mjs";
import { testsNear } from "./steps/tests-near.mjs";
import { withoutSettings } from "./steps/without-settings.mjs";

/** No test begins later than so many milliseconds after the start; what has begun is finished. */
const timeToBegin = 30_000;
const cache = join(root, ".cache");
const { total, add, check } = createTally();

await launch(async () => {
  const { values } = parseArgs({ options: { base: { type: "string", default: "HEAD" } } });
  await installPackages();
  const env = withTemporaryFolder(withoutSettings(process.env));
  const changed = changedFiles(values.base);
  const tests = testsNear(changed, readImports(projectFiles()));
  console.log(`${changed.length} files are not as in ${values.base}, ${tests.length} tests are near them.`);

  const [notBegun] = await Promise.all([runTests(tests, env), runChecks(changed, env)]);

  for (const test of notBegun) console.log(`Not run: ${relative(root, test)}`);
  for (const title of total.untold) console.log(`Skipped: ${title}`);
  if (total.skipped > 0) console.log(`${total.skipped} skipped`);
  console.log(`${total.passed} passed, ${total.failed} failed; npm test is the judge, in a browser too.`);
  return total.failed === 0 ? 0 : 1;
});

async function runChecks(changed, env) {
  const present = changed.filter((file) => existsSync(join(root, file)));
  const lint = ["node_modules/@biomejs/biome/bin/biome", "check", "--no-errors-on-unmatched"];
  if (present.length > 0) await check("Lint", [...lint, ...present], env);
  await check("Types of the routes", ["node_modules/@react-router/dev/bin.cjs", "typegen"], env);
  const known = ["--incremental", "--tsBuildInfoFile", join(cache, "test-near.tsbuildinfo")];
  // Several checkers do much of the work several times, and the tests run beside them.
  await check("Types", ["node_modules/typescript/bin/tsc", "--checkers", "1", ...known], env);
}

/** Gives the tests that there was no time for. */
async function runTests(tests, env) {
  if (tests.length === 0) return [];
  const report = join(cache, "reports/near.json");
  rmSync(report, { force: true });
  mkdirSync(join(cache, "reports"), { recursive: true });
  const args = ["scripts/steps/run-tests-in-time.mjs", `${timeToBegin}`, report, ...tests];
  add(countTests(report, await tryStep("Tests near", node, args, { env })));
  return existsSync(report) ? JSON.parse(readFileSync(report, "utf8")).notBegun : tests;
}
