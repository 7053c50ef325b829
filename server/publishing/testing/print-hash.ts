// node print-hash.ts <template> <origin>: the SHA-256 of all files of its site.
import { createHash } from "node:crypto";
import { renderSite } from "../render-site.ts";
import { sampleSite } from "./sample-site.ts";

const [slug = "", origin = ""] = process.argv.slice(2);
const { files } = await renderSite(await sampleSite(slug), { origin });
const hash = createHash("sha256");
for (const { path, bytes } of files) hash.update(path).update("\0").update(bytes).update("\0");
console.log(hash.digest("hex"));
