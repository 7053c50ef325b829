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

/**
 * The address that a name suggests, in plain letters: "Müller & Søn" gives `mueller-and-soen`. Empty where a name has no
 * letter that an address could have.
 */
export function subdomainOf(name: string): string {
  return name
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[äöüßæœøåłđðþı&]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize("NFD")
    .replaceAll(/\p{M}|['’]/gu, "")
    .replaceAll(/[^a-z\d]+/g, "-")
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, "");
}
