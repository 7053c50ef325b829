const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** A number as English pages write it, in small letters; from a hundred on in digits. */
export function countWords(count: number): string {
  if (count >= 100) return String(count);
  if (count < 20) return ones[count] ?? String(count);
  const ten = tens[Math.floor(count / 10) - 2] ?? "";
  return count % 10 === 0 ? ten : `${ten}-${ones[count % 10]}`;
}
