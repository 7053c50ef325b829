/** `text` with `value` in place of its `{}`. */
export function fill(text: string, value: string | number): string {
  return text.replace("{}", String(value));
}
