/** How a page is tried: as short, as long, as many or as foreign as its schema lets it be. */
export const stressKinds = ["least", "most", "word", "many", "cjk", "arabic", "emoji"] as const;

export type StressKind = (typeof stressKinds)[number];

const prose =
  "Measured twice and cut once, every piece leaves the workshop signed, wrapped in paper and ready for another hundred years of weather, children, moving days and good company. ";
/** Forty letters without a place to break. */
const compound = "Betäubungsmittelverschreibungsverordnung";
const foreign: Partial<Record<StressKind, string>> = {
  cjk: "東京の下町で三代続く工房です。朝は七時に火を入れ、夜は静かに片づけます。",
  arabic: "عبد الرحمن بن محمد الأندلسي ",
  emoji: "Crème brûlée 👩🏽‍🍳 für 🔥 Łódź & Győr 🍋‍🟩 ",
};

/** A text of `min` to `max` characters as `kind` tries it; of `many` nothing is known but how often. */
export function stressText(kind: StressKind, { min, max }: { min: number; max: number }): string {
  const longest = Math.min(max, 1200);
  if (kind === "least" || kind === "many") return "A".padEnd(min, "a");
  if (kind === "word") return compound.slice(0, longest).padEnd(min, "n");
  const text = foreign[kind] ?? prose;
  // A letter of these is as wide as two.
  const length = Math.max(min, kind === "cjk" ? Math.ceil(longest / 2) : longest);
  const times = Math.ceil(length / text.length) + 1;
  return cut(text.repeat(times), length).padEnd(min, "a");
}

/** At most `length` characters of `text`, without a part of a sign at its end. */
function cut(text: string, length: number): string {
  let shown = "";
  for (const { segment } of new Intl.Segmenter("en").segment(text)) {
    if (shown.length + segment.length > length) break;
    shown += segment;
  }
  return shown.trim() || text.slice(0, 1);
}
