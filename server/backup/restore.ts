// npm run restore -- <file>: puts a backup of the embedded database into an empty DATA_DIR.
import { resolve } from "node:path";
import { readConfig } from "../config.ts";
import { explainFailure } from "../lifecycle/explain-failure.ts";
import { StartError } from "../lifecycle/start-error.ts";
import { restoreBackup } from "./restore-backup.ts";

try {
  const [file, ...others] = process.argv.slice(2);
  if (!file || others.length > 0) {
    throw new StartError("say which backup: DATA_DIR=<an empty folder> npm run restore -- <file>.tar.gz");
  }
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (file.endsWith(".dump") || databaseUrl !== undefined) {
    throw new StartError(
      "a dump goes into a database of its own, by pg_restore: README, restoring a dump, says how",
    );
  }
  await restoreBackup(resolve(file), dataDir);
  console.log(`Restored into ${dataDir}. Start the server with this DATA_DIR: npm start`);
} catch (error) {
  console.error(explainFailure(error).replace("Cannot start", "Nothing was restored"));
  process.exitCode = 1;
}
