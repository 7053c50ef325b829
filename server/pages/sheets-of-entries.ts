import type { Plugin, Rolldown } from "vite";

/**
 * Lets each page have the sheets of the modules that it imports, whatever files its scripts are cut into. Vite ties a
 * sheet to the file that the module importing it went to, so that a page would carry the sheets of all that happens to
 * stand in a file with what it needs (script-groups.ts). A page's own sheet comes first, then those that it shares, in
 * the order in which their modules run.
 */
export function sheetsOfEntries(): Plugin {
  const sheets = new Map<string, string[]>();
  return {
    name: "sheets-of-entries",
    apply: "build",
    // After Vite has written the sheets and before it writes down which file needs which.
    enforce: "post",
    applyToEnvironment: ({ name }) => name === "client",
    renderChunk(_code, chunk) {
      for (const id of chunk.moduleIds)
        if (/\.css($|\?)/.test(id)) sheets.set(id, [...(chunk.viteMetadata?.importedCss ?? [])]);
      return null;
    },
    generateBundle(_options, bundle) {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      const chunks = Object.values(bundle).filter((output) => output.type === "chunk");
      const needed = new Map(
        chunks.map((chunk) => [chunk, sheetsFrom(chunk.facadeModuleId, importsOf, sheets)] as const),
      );
      const shared = (sheet: string) => [...needed.values()].filter((list) => list.has(sheet)).length > 1;
      for (const [chunk, list] of needed)
        replaceSheets(
          chunk,
          [...list].sort((one, other) => Number(shared(one)) - Number(shared(other))),
        );
    },
  };
}

/** The sheets of all modules that static imports lead to from `entry`, in the order in which they run. */
function sheetsFrom(
  entry: string | null,
  importsOf: (id: string) => readonly string[],
  sheets: Map<string, string[]>,
): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    importsOf(id).forEach(visit);
    for (const sheet of sheets.get(id) ?? []) found.add(sheet);
  };
  if (entry) visit(entry);
  return found;
}

function replaceSheets(chunk: Rolldown.OutputChunk, sheets: string[]): void {
  const imported = chunk.viteMetadata?.importedCss;
  imported?.clear();
  for (const sheet of sheets) imported?.add(sheet);
}
