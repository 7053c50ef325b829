import { request } from "node:http";

export type SiteAnswer = { status: number; type: string; location: string | undefined; body: Buffer };

/** What a site's own host answers, whoever resolves its name. */
export function askSite(address: URL): Promise<SiteAnswer> {
  const { host, port, pathname, search } = address;
  return new Promise((resolve, reject) => {
    const options = { host: "localhost", port, path: pathname + search, headers: { host } };
    const asking = request(options, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const { "content-type": type = "", location } = response.headers;
      resolve({ status: response.statusCode ?? 0, type, location, body });
    });
    asking.on("error", reject).end();
  });
}
