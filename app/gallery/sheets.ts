const engine = import.meta.glob<string>("../../engine/**/*.css", {
  query: "?inline",
  import: "default",
  eager: true,
});
const templates = import.meta.glob<string>("../../templates/*/**/*.css", {
  query: "?inline",
  import: "default",
});

/** All sheets of the engine, and those of the template `slug`. */
export async function sheetsOf(slug?: string): Promise<string> {
  const own = await Promise.all(
    Object.entries(templates).flatMap(([path, load]) =>
      path.startsWith(`../../templates/${slug}/`) ? [load()] : [],
    ),
  );
  return [...Object.values(engine), ...own].join("\n");
}
