/** What is counted, in its number: "1 item", "3 items". */
export function unitOf(count: number, { one, many }: { one: string; many: string }): string {
  return count === 1 ? one : many;
}
