import { Agent, type IncomingHttpHeaders, request } from "node:http";

export type HostAnswer = { status: number; headers: IncomingHttpHeaders; text: string };

const agent = new Agent({ keepAlive: true });

/** Asks the product under another name, which `fetch` does not send; with a body it is posted. */
export function askHost(
  url: string,
  headers: Record<string, string> & { host: string },
  body?: string,
): Promise<HostAnswer> {
  return new Promise((resolve, reject) => {
    const asking = request(
      url,
      { agent, headers, method: body === undefined ? "GET" : "POST" },
      (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (chunk: string) => {
          text += chunk;
        });
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      },
    );
    asking.on("error", reject).end(body);
  });
}
