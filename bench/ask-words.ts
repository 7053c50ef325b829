import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

type Report = {
  testResults: { assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[];
};

/** Of each template, by its name, whether `npm run words` finds that all words on its pages come from its document. */
export async function askWords(): Promise<ReadonlyMap<string, boolean>> {
  const folder = await mkdtemp(join(tmpdir(), "fabula-words-"));
  try {
    const report = join(folder, "report.json");
    const args = ["node_modules/vitest/vitest.mjs", "run", "--project", "unit", "templates/words"];
    // What fails is said in the report.
    await new Promise((resolve) =>
      execFile(
        process.execPath,
        [...args, "--reporter=json", `--outputFile=${report}`],
        { cwd: root },
        resolve,
      ),
    );
    const { testResults } = JSON.parse(await readFile(report, "utf8")) as Report;
    const said = new Map<string, boolean>();
    for (const { ancestorTitles, status } of testResults.flatMap((one) => one.assertionResults)) {
      const slug = ancestorTitles.at(-1) ?? "";
      said.set(slug, (said.get(slug) ?? true) && status === "passed");
    }
    return said;
  } finally {
    await rm(folder, { recursive: true });
  }
}
