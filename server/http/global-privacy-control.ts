/** What a browser sends whose owner asks that nobody tells them apart from others (Global Privacy Control). */
const header = "sec-gpc";

/** Whether whoever asks does not want to be told apart, by the headers of Node or of the web. */
export function isNobody(
  headers: Headers | { readonly [name: string]: string | readonly string[] | undefined },
): boolean {
  return (headers instanceof Headers ? headers.get(header) : headers[header]) === "1";
}
