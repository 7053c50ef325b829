/**
 * `text` with `values` in place of the names in braces: "{=quantity} × {=piece}". For what is only known where a text is
 * shown; the sign sets them apart from references, which a document tells before. A name that is none of `values` stays.
 */
export function fillIn(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{=(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
}
