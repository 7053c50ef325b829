import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { engineSheetsAreLayered } from "./server/pages/layered-sheets.ts";
import { madeBeforeTheBrowser } from "./server/pages/made-before-the-browser.ts";
import { plainData } from "./server/pages/plain-data.ts";
import { scriptGroups } from "./server/pages/script-groups.ts";
import { sheetsOfEntries } from "./server/pages/sheets-of-entries.ts";
import { cssTarget } from "./server/pages/targets.ts";
import { toldDocuments } from "./server/pages/told-documents.ts";

export default defineConfig({
  plugins: [
    tailwindcss(),
    madeBeforeTheBrowser(),
    plainData(),
    toldDocuments(),
    engineSheetsAreLayered(),
    reactRouter(),
    sheetsOfEntries(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: scriptGroups(),
            // Rolldown would name a sheet after all pages that it is for, and each page names its sheets.
            assetFileNames: ({ names: [name] }) =>
              `assets/${name?.startsWith("sheet~") ? "sheet" : "[name]"}-[hash][extname]`,
          },
        },
      },
    },
  },
  build: {
    assetsInlineLimit: 0,
    target: "es2022",
    cssTarget,
  },
});
