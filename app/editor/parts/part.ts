/**
 * What of a site a form is about; it stands in the address, so that a reload and the way back find it again. `open` is the
 * fact or the record that is worked on, by its name or id.
 */
export type Part =
  | { kind: "facts"; open?: string }
  | { kind: "frame" }
  | { kind: "page"; path: string }
  | { kind: "section"; path: string; key: string }
  | { kind: "records"; name: string; open?: string };

/** As the address has it: `section:/menu:dishes`. */
export function partText(part: Part): string {
  switch (part.kind) {
    case "facts":
    case "frame":
      return part.kind;
    case "page":
      return `page:${part.path}`;
    case "section":
      return `section:${part.path}:${part.key}`;
    case "records":
      return `records:${part.name}`;
  }
}

/** What an address names; the business where it names nothing that is known. */
export function partOf(text: string | null): Part {
  const section = /^section:(\/.*):([\w-]+)$/.exec(text ?? "");
  if (section) return { kind: "section", path: section[1] ?? "/", key: section[2] ?? "" };
  const [kind, rest = ""] = /^([a-z]+):(.+)$/.exec(text ?? "")?.slice(1) ?? [text ?? ""];
  if (kind === "page" && rest.startsWith("/")) return { kind, path: rest };
  if (kind === "records" && rest) return { kind, name: rest };
  return { kind: kind === "frame" ? "frame" : "facts" };
}
