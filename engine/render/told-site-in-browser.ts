import type * as ToldSite from "./told-site.ts";

/** Stands for told-site.ts in scripts for the browser, which get documents that have told their facts (vite.config.ts). */
export const toldSite: typeof ToldSite.toldSite = (site) => site;
