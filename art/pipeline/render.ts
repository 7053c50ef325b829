import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { defaultSamples, type PictureSpec } from "./picture-spec.ts";
import { artFolder, scenesFolder } from "./places.ts";

/**
 * Renders a scene into `<out>.png`, and with Blender its two passes beside it. Runs at low priority: whoever works on
 * this machine comes first.
 */
export async function render(spec: PictureSpec, out: string): Promise<void> {
  mkdirSync(dirname(out), { recursive: true });
  const scene = join(scenesFolder, spec.scene);
  const size = [`${spec.width}`, `${spec.height}`];
  const shot = spec.shot ?? "";
  if (isBlender(spec)) {
    const script = join(artFolder, "run-scene.py");
    const samples = `${spec.samples ?? defaultSamples}`;
    await run(["blender", "-b", "--python", script, "--", scene, shot, out, ...size, samples]);
  } else {
    const script = join(artFolder, "run-drawing.mjs");
    await run([process.execPath, script, scene, shot, out, ...size]);
  }
}

export function isBlender({ scene }: PictureSpec): boolean {
  return scene.endsWith(".py");
}

async function run(command: string[]) {
  const child = spawn("nice", ["-n", "10", ...command], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output = (output + text).slice(-20_000);
    });
  const stop = () => child.kill();
  process.on("exit", stop);
  const code = await new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
  process.off("exit", stop);
  if (code !== 0) throw new Error(`${lastWords(output)}\n${command[0]} ended with ${code}.`);
}

/** A Python traceback, or the last lines: Blender says much. */
function lastWords(output: string) {
  const traceback = output.indexOf("Traceback");
  return traceback < 0 ? output.trim().split("\n").slice(-12).join("\n") : output.slice(traceback).trim();
}
