/**
 * By which name the section under `key` stands on its page: its own, else one that is made of its key and cannot be that of
 * anything within another section, which begins with the name of that and a hyphen.
 */
export function sectionName(key: string, { id }: { id?: string | undefined }): string {
  return id ?? `section-${key.replaceAll("-", "_")}`;
}
