// npm run verify-receipt URL: compares a published site with its signed receipt, file by file.
import { checkReceipt, NoReceipt } from "./steps/check-receipt.mjs";

const usage =
  "npm run verify-receipt https://site.example [-- --keys https://studio.example/.well-known/jwks.json]";

const [url, option, keysUrl, ...others] = process.argv.slice(2);
const isAskedWell =
  url && URL.canParse(url) && others.length === 0 && (!option || (option === "--keys" && keysUrl));

if (!isAskedWell) {
  console.error(usage);
  process.exitCode = 1;
} else {
  try {
    const { receipt, differences } = await checkReceipt(url, { keysUrl });
    const { origin, version, at, files } = receipt;
    console.log(`Version ${version} of ${origin}, made ${at}: ${files.length} files.`);
    for (const difference of differences) console.error(difference);
    console.log(
      differences.length === 0
        ? "All of them are as the receipt says."
        : `${differences.length} ${differences.length === 1 ? "thing is" : "things are"} not as the receipt says.`,
    );
    if (differences.length > 0) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof NoReceipt)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
