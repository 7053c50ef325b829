/** What was done as its name says it: "Publish site". */
export function actInWords(act: string): string {
  const words = act.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const statuses: Readonly<Record<string, string>> = {
  draft: "a draft",
  live: "live",
  unpublished: "unpublished",
  suspended: "suspended",
  trashed: "in the trash",
};

/** How a site stands, in words. */
export function statusInWords(status: string): string {
  return statuses[status] ?? status;
}
