// Draws one picture: node art/run-drawing.mjs <scene file> <shot> <out> <width> <height>
import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const [scene = "", shot, out, width, height] = process.argv.slice(2);
const { draw } = await import(pathToFileURL(scene).href);
await writeFile(`${out}.png`, await draw(shot, Number(width), Number(height)));
