/** What a file of a picture may weigh, in bytes: 25 MB. */
export const mostPictureBytes = 25 * 1024 * 1024;

/** Media types of the files that can become pictures. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;

/** Where a file for a new picture is sent, as the body of a `POST`; sent again it makes nothing twice. */
export function uploadAddress(id: string, fileName: string): string {
  return `/api/pictures?${new URLSearchParams({ id, name: fileName })}`;
}

/** What an export that is read again may weigh, in bytes, where a plan does not say less: 300 MB. */
export const mostImportBytes = 300 * 1024 * 1024;

/** Where an export is sent, as the body of a `POST`. */
export function importAddress(query: { site: string; name: string; subdomain: string }): string {
  return `/api/import-site?${new URLSearchParams(query)}`;
}
