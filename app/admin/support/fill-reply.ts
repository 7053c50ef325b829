/** A saved reply with what it names filled in; what there is nothing for stays to be seen, and written over. */
export function fillReply(body: string, names: Readonly<Record<"name" | "site", string>>): string {
  return body.replaceAll(/\{(name|site)\}/g, (whole, what: "name" | "site") => names[what] || whole);
}
