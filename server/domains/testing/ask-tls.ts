import { request } from "node:https";
import type { TLSSocket } from "node:tls";

type Asked = {
  port: number;
  /** Whose certificates are believed. */
  ca: string;
  path?: string;
  /** The name that is asked for; none is this machine's address. */
  host?: string;
};

export type TlsAnswer = {
  status: number;
  location: string | undefined;
  text: string;
  /** The names that the certificate is for. */
  names: string | undefined;
};

/** Asks this machine under a name as a browser does: whose certificate is not good for it is not listened to. */
export function askTls({ port, ca, path = "/", host }: Asked): Promise<TlsAnswer> {
  const name = host === undefined ? {} : { servername: host, headers: { host } };
  return new Promise((resolve, reject) => {
    const asking = request({ host: "127.0.0.1", port, path, ca, agent: false, ...name }, async (response) => {
      const { subjectaltname: names } = (response.socket as TLSSocket).getPeerCertificate();
      const text = Buffer.concat(await response.toArray()).toString();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location, text, names });
    });
    asking.on("error", reject).end();
  });
}
