import { runSample } from "./run-sample.ts";

process.exit(await runSample(process.env));
