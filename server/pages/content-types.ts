import { extname } from "node:path";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".xml": "application/xml; charset=utf-8",
  ".svg": "image/svg+xml; charset=utf-8",
  ".data": "text/x-script; charset=utf-8",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
};

/** The `content-type` a file is answered with, by the ending of its name. Throws for an ending nobody decided on. */
export function contentTypeOf(file: string): string {
  const type = types[extname(file)];
  if (!type) throw new Error(`no content type for ${file}: add it to content-types.ts`);
  return type;
}

/** Whether compressing this type pays: text does, pictures and fonts are compressed already. */
export function isCompressible(contentType: string): boolean {
  return contentType.includes("charset=utf-8");
}
