/** What there is of `remarks`, a short sentence each. */
export function asSentences(remarks: readonly (string | undefined)[]): string {
  return remarks.flatMap((remark) => (remark ? [`${remark}.`] : [])).join(" ");
}
