import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import postcss from "postcss";

const root = join(import.meta.dirname, "../../..");

/**
 * One sheet for a frame that shows one design: its `theme`, then the `files`, those of the engine in its layer
 * (layered-sheets.ts) and without comments.
 */
export async function designSheet(theme: string, files: readonly string[]): Promise<string> {
  const texts = await Promise.all(files.map(async (file) => [file, await readFile(file, "utf8")] as const));
  const sheets = texts.map(([file, text]) => {
    const css = lean(text, file);
    return relative(root, file).startsWith("engine") ? `@layer engine{${css}}` : css;
  });
  return [theme, ...sheets].join("\n");
}

/** Throws where a sheet names another file by a way from itself: it is about to stand elsewhere. */
function lean(css: string, file: string): string {
  const sheet = postcss.parse(css, { from: file });
  sheet.walkComments((comment) => {
    comment.remove();
  });
  sheet.walkDecls(({ value }) => {
    if (/url\((?!["']?(?:data:|#|\/))/.test(value)) throw new Error(`${file} refers to ${value}`);
  });
  sheet.walk((node) => {
    node.raws.before = "";
    if ("after" in node.raws) node.raws.after = "";
    if (node.type === "decl") node.raws.between = ":";
  });
  return sheet.toString();
}
