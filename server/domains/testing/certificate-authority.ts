import { execFile } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { findFreePort } from "../../find-free-port.ts";
import { askTls } from "./ask-tls.ts";
import { runBeside } from "./run-beside.ts";

export type CertificateAuthority = {
  /** Where it hands out certificates (ACME). */
  directory: string;
  /** The file with the certificate by which its own https is known. */
  trusted: string;
  /** What whoever believes its certificates knows it by. */
  root: string;
};

type Ports = { httpPort: number; tlsPort: number };

/**
 * Starts pebble, which gives certificates as the well-known authorities do, once it has seen by `dnsServer` and these ports that whoever
 * asks has the name. What it keeps lies in `folder`.
 */
export async function startAuthority(
  folder: string,
  dnsServer: string,
  ports: Ports,
): Promise<CertificateAuthority> {
  const [key, trusted] = [join(folder, "authority.key"), join(folder, "authority.pem")];
  await promisify(execFile)("openssl", [
    ...["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "1"],
    ...["-subj", "/CN=authority", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", trusted],
  ]);
  const [port, managementPort] = [await findFreePort(), await findFreePort()];
  const config = join(folder, "authority.json");
  const pebble = {
    listenAddress: `127.0.0.1:${port}`,
    managementListenAddress: `127.0.0.1:${managementPort}`,
    certificate: trusted,
    privateKey: key,
    ...ports,
  };
  await writeFile(config, JSON.stringify({ pebble }));
  const running = runBeside("pebble", ["-config", config, "-dnsserver", dnsServer], {
    // Neither made-up pauses nor made-up mistakes: what is tested is what comes of it.
    PEBBLE_VA_NOSLEEP: "1",
    PEBBLE_WFE_NONCEREJECT: "0",
  });
  const ca = await readFile(trusted, "utf8");
  const ask = (at: number, path: string) => askTls({ port: at, ca, path });
  await running.until(async () => (await ask(port, "/dir")).status === 200);
  const { text: root } = await ask(managementPort, "/roots/0");
  return { directory: `https://127.0.0.1:${port}/dir`, trusted, root };
}
