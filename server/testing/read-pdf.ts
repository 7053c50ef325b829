import { inflateSync } from "node:zlib";

/** The objects of a PDF, with what streams hold unpacked. */
export function readPdf(bytes: Uint8Array): { text: string; streams: string[] } {
  const whole = Buffer.from(bytes);
  const text = whole.toString("latin1");
  const streams: string[] = [];
  for (const match of text.matchAll(/<<([\s\S]*?)>>\s*stream\r?\n/g)) {
    const start = (match.index ?? 0) + match[0].length;
    const end = text.indexOf("endstream", start);
    const raw = whole.subarray(start, end);
    streams.push(
      /FlateDecode/.test(match[1] ?? "") ? inflateSync(raw).toString("latin1") : raw.toString("utf8"),
    );
  }
  return { text, streams };
}
