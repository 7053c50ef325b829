import { lookup } from "node:dns";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";

/** Bytes of one answer, as it comes and unpacked. */
const most = 64 * 1024 * 1024;
/** Milliseconds without a sign of life. */
const longest = 30_000;

const unpack = {
  br: (bytes) => promisify(brotliDecompress)(bytes, { maxOutputLength: most }),
  gzip: (bytes) => promisify(gunzip)(bytes, { maxOutputLength: most }),
  identity: async (bytes) => bytes,
};

/** Names below `localhost` are this machine, as browsers have it and Node does not. */
function findHost(name, options, tell) {
  return lookup(/(^|\.)localhost$/.test(name) ? "localhost" : name, options, tell);
}

/**
 * What is answered at `url`, asked as a browser asks: `{ status, body }`, whatever it was compressed with on its way. Follows
 * nobody elsewhere.
 */
export async function askUrl(url) {
  const { status, encoding, bytes } = await receive(url);
  const open = unpack[encoding];
  if (!open) throw new Error(`${url} came in a coding that was not asked for: ${encoding}`);
  return { status, body: await open(bytes) };
}

function receive(url) {
  return new Promise((resolve, reject) => {
    const ask = url.startsWith("https:") ? requestHttps : requestHttp;
    const asking = ask(
      url,
      { lookup: findHost, headers: { "accept-encoding": "br, gzip" }, timeout: longest },
      (response) => {
        const parts = [];
        let size = 0;
        response.on("data", (part) => {
          size += part.length;
          parts.push(part);
          if (size > most) asking.destroy(new Error(`${url} sends more than ${most} bytes`));
        });
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            encoding: response.headers["content-encoding"] ?? "identity",
            bytes: Buffer.concat(parts),
          }),
        );
      },
    );
    asking.on("timeout", () => asking.destroy(new Error(`${url} does not answer`)));
    asking.on("error", reject).end();
  });
}
