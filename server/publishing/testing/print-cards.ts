// node print-cards.ts <template> <origin>: the names of the pictures that its pages are shared with where it has chosen none.
import { renderSite } from "../render-site.ts";
import { sampleSite } from "./sample-site.ts";

const [slug = "", origin = ""] = process.argv.slice(2);
const { seo, ...site } = await sampleSite(slug);
const { picture, ...rest } = seo as { picture: unknown };
const { files } = await renderSite({ ...site, seo: rest }, { origin, hasCards: true });
for (const path of files
  .map((file) => file.path)
  .filter((one) => one.startsWith("/share/"))
  .sort())
  console.log(path);
