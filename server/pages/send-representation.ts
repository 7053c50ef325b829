import type { IncomingMessage, ServerResponse } from "node:http";

/** `headers` is flat, name then value, as `writeHead` takes it fastest. */
export type Representation = { body: Buffer; etag: string; headers: string[] };

/** What a file is asked with: of Node's request the parts that decide. */
export type FileRequest = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Whether whoever asks says that they have what this ETag stands for. */
export function isKept({ headers }: FileRequest, etag: string): boolean {
  return headers["if-none-match"]?.includes(etag) ?? false;
}

/** Answers GET or HEAD with a file; whoever has it already is told 304, unless it says that there is none (404). */
export function sendRepresentation(
  request: FileRequest,
  response: ServerResponse,
  status: 200 | 404,
  { body, etag, headers }: Representation,
): void {
  if (status === 200 && isKept(request, etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, headers);
  if (request.method === "HEAD") response.end();
  else response.end(body);
}
