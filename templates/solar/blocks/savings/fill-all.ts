import { fill } from "../../../../engine/language/fill.ts";

/** `text` with `values` in place of its `{}`, in their order. */
export function fillAll(text: string, ...values: readonly (string | number)[]): string {
  return values.reduce<string>(fill, text);
}
