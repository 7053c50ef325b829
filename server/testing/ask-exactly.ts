import { type IncomingHttpHeaders, request } from "node:http";

export type ExactAnswer = { status: number; headers: IncomingHttpHeaders; text: string };

/** A GET with exactly these headers, `host` too, which `fetch` writes itself. Follows no redirect. */
export function askExactly(url: string, headers: Record<string, string> = {}): Promise<ExactAnswer> {
  return new Promise((resolve, reject) => {
    const asking = request(url, { headers }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    asking.on("error", reject).end();
  });
}
