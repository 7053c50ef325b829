import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../server/find-free-port.ts";

export type Nginx = {
  url: string;
  /** The one process that answers. */
  pid: number;
  stop: () => Promise<void>;
};

/** nginx with the files of the folder `root`, each beside its own in gzip; undefined where it is not installed. */
export async function startNginx(root: string): Promise<Nginx | undefined> {
  if (spawnSync("nginx", ["-v"]).error) return undefined;
  const directory = await mkdtemp(join(tmpdir(), "fabula-nginx-"));
  const port = await findFreePort();
  const file = join(directory, "nginx.conf");
  await writeFile(
    file,
    `worker_processes 1; daemon off; pid ${directory}/pid; error_log /dev/null; user root;
events { worker_connections 512; }
http { access_log off; types { text/html html; } gzip_static on; etag on; keepalive_requests 10000000;
  client_body_temp_path ${directory}; proxy_temp_path ${directory}; fastcgi_temp_path ${directory};
  uwsgi_temp_path ${directory}; scgi_temp_path ${directory};
  server { listen 127.0.0.1:${port}; root ${root}; location / { try_files $uri $uri/index.html =404; } } }`,
  );
  const child = spawn("nginx", ["-c", file], { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}/`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) {
      return {
        url,
        pid: await workerOf(child.pid ?? 0),
        stop: async () => {
          child.kill();
          await rm(directory, { recursive: true, force: true });
        },
      };
    }
    if (child.exitCode !== null) return undefined;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill();
  await once(child, "exit");
  return undefined;
}

/** The one process that answers for nginx: its master only looks after it. */
async function workerOf(master: number): Promise<number> {
  return Number((await readFile(`/proc/${master}/task/${master}/children`, "utf8")).trim());
}
