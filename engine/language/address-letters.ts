/** As domain registries do, so that what is read is what it is. */
const plainLetters: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "oe",
  å: "aa",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
  "&": " and ",
};

/** `text` in letters that an address may have: "Müller & Søn" gives `mueller-and-soen`. Empty where it has none of them. */
export function addressLetters(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[äöüßæœøåłđðþı&]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize("NFD")
    .replaceAll(/\p{M}|['’]/gu, "")
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-+|-+$/g, "");
}
