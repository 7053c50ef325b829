const opening = /window\.__reactRouterContext\.stream = new ReadableStream\(.*?\);(?=<\/script>)/;
const streamed =
  /<!--\$--><script>window\.__reactRouterContext\.streamController\.enqueue\((".*?")\);<\/script><!--\$--><script>.*?\.close\(\);<\/script><!--\/\$--><!--\/\$-->/;

/** What React Router says of a page whose routes have no data. */
const nothing = '[{"_1":2,"_3":-5,"_4":-5},"loaderData",{},"actionData","errors"]\n';

/**
 * Takes out of a hydrated page the stream in which React Router would hand it a server's data: app/entry.client.tsx reads
 * none. `html` is a whole document; one without React comes back as it is. Throws when there are data in it.
 */
export function dropDataStream(html: string): string {
  const said = streamed.exec(html)?.[1];
  if (said === undefined) return html;
  if (JSON.parse(said) !== nothing) throw new Error(`Data of a route would not reach the page: ${said}`);
  return html.replace(opening, "").replace(streamed, "");
}
