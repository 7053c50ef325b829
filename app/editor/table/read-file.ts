/** Larger ones would keep the page waiting. */
const most = 5_000_000;

export type ReadFile = { text: string } | { problem: "large" | "unreadable" };

/**
 * The text of a file, as spreadsheets write it: UTF-8, UTF-16 where its first letter says so, else the letters of Windows.
 * Gives why where it cannot be read.
 */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > most) return { problem: "large" };
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return { problem: "unreadable" };
  }
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { text: new TextDecoder("utf-16le").decode(bytes) };
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes) };
  }
}
