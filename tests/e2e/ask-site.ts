import { request } from "node:http";

export type SiteAnswer = { status: number; type: string; body: Buffer };

/** What a site's own host answers, whoever resolves its name. */
export function askSite(address: URL): Promise<SiteAnswer> {
  const { host, port, pathname } = address;
  return new Promise((resolve, reject) => {
    const options = { host: "localhost", port, path: pathname, headers: { host } };
    const asking = request(options, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, type: response.headers["content-type"] ?? "", body });
    });
    asking.on("error", reject).end();
  });
}
