const found = import.meta.glob<string>(["../engine/**/*.css", "../templates/**/*.css"], {
  query: "?inline",
  import: "default",
  eager: true,
});

/** The text of every sheet of the engine and the templates, as browsers get it, by its path in the project. */
export const sheetTexts: ReadonlyMap<string, string> = new Map(
  Object.entries(found).map(([path, text]) => [path.replace("../", ""), text]),
);
