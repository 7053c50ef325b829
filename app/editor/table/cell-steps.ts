import type { Patch } from "../../../contract/patch.ts";
import type { SiteRecord } from "../../../engine/render/resolve.ts";
import { put, take } from "../form/form-context.ts";
import type { CellValue } from "./cell-text.ts";

/** The steps that have the record at `index` of its list say `cells`; none for what it says already. */
export function cellSteps(
  record: SiteRecord,
  index: number,
  cells: Readonly<Record<string, CellValue>>,
): Patch[number][] {
  return Object.entries(cells).flatMap(([name, value]) => {
    if ((record as unknown as Record<string, unknown>)[name] === value) return [];
    const path = [index, name];
    return value === undefined ? take(path) : put(path, value, Object.hasOwn(record, name));
  });
}
