import { spawnSync } from "node:child_process";
import { readFileSync, realpathSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { StartError } from "../../lifecycle/start-error.ts";

/** Who PostgreSQL's programs run as: ourselves when both are empty. */
export type Account = {
  /** For `spawn`; set unless `wrapper` changes the user itself. */
  identity: { uid?: number; gid?: number };
  /** The user that owns the cluster's files, when it is not the one we run as. */
  owner: { uid: number; gid: number } | undefined;
  /** Command and arguments to put in front of the program. */
  wrapper: readonly string[];
};

// PostgreSQL refuses to run as root, so as root it runs as `nobody`. Where that user cannot walk to the files (a
// clone in /root), it is allowed to walk and read past permissions, or, where the machine withholds that (containers
// often do), also to write.
const capabilities = ["dac_read_search", "dac_override"];

/**
 * Decides who runs the program at `program` on the files in `files` (absolute paths; `files` need not exist, its
 * folder must). Throws `StartError` when root has nobody to hand them to.
 */
export function chooseAccount(program: string, files: string): Account {
  if (process.getuid?.() !== 0) return { identity: {}, owner: undefined, wrapper: [] };
  const owner = ownerOf(files) ?? nobody();
  if (canRead(program, owner) && canWalkTo(files, owner)) return { identity: owner, owner, wrapper: [] };
  for (const capability of capabilities) {
    const wrapper = [
      "setpriv",
      `--reuid=${owner.uid}`,
      `--regid=${owner.gid}`,
      "--clear-groups",
      "--securebits=+no_setuid_fixup",
      `--inh-caps=+${capability}`,
      `--ambient-caps=+${capability}`,
    ];
    const [command = "", ...args] = [...wrapper, program, "--version"];
    if (spawnSync(command, args, { stdio: "ignore" }).status === 0) return { identity: {}, owner, wrapper };
  }
  throw new StartError(
    `PostgreSQL must not run as root, and the user it would run as (uid ${owner.uid}) cannot reach ${files} or ` +
      `${program}: move the folder out of a private one such as /root, or run this as another user`,
  );
}

function ownerOf(files: string): Account["owner"] {
  const found = statSync(files, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

function nobody(): { uid: number; gid: number } {
  const entry = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync("/etc/passwd", "utf8"));
  return entry ? { uid: Number(entry[1]), gid: Number(entry[2]) } : { uid: 65534, gid: 65534 };
}

function canRead(file: string, account: { uid: number; gid: number }): boolean {
  return permits(realpathSync(file), account, 0o5) && canWalkTo(file, account);
}

function canWalkTo(path: string, account: { uid: number; gid: number }): boolean {
  let folder = realpathSync(dirname(path));
  for (;;) {
    if (!permits(folder, account, 0o1)) return false;
    if (dirname(folder) === folder) return true;
    folder = dirname(folder);
  }
}

function permits(path: string, account: { uid: number; gid: number }, bits: number): boolean {
  const { mode, uid, gid } = statSync(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & bits) === bits;
}
