/** Best first. */
export const encodings = ["br", "gzip", "identity"] as const;

export type Encoding = (typeof encodings)[number];

/** RFC 9110 12.5.3, as far as it decides between what is here: a coding with `q=0` is refused, the best known wins. */
export function preferredEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== "string") return "identity";
  const accepted = header
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  return encodings.find((encoding) => accepted.includes(encoding)) ?? "identity";
}
