import { type Declaration, parse, type Rule } from "postcss";

const product = /calc\((\d*\.?\d+)(rem|px) \* (\d*\.?\d+)\)/g;

/** Reading a custom property of one letter takes as many characters. */
const shortest = "var(--a)".length;

/**
 * The same sheet with the values of custom properties in place of their names, where that is shorter: of those that are said
 * once, for the root whatever the circumstances, and only read. Browsers put values in as text, too. Lengths that are then
 * multiplied by a number are worked out. `others` is all that may read some beside `css`.
 */
export function inlineConstants(css: string, others = ""): string {
  const sheet = parse(css);
  const said = new Map<string, Declaration[]>();
  sheet.walkDecls(/^--/, (declaration) => {
    said.set(declaration.prop, [...(said.get(declaration.prop) ?? []), declaration]);
  });
  for (const [name, [declaration, ...more]] of said) {
    if (!declaration || more.length > 0 || !isOfRoot(declaration) || others.includes(name)) continue;
    const mentions = sheet.toString().match(new RegExp(`${name}(?![\\w-])`, "g")) ?? [];
    const reading = `var(${name})`;
    const readings = sheet.toString().split(reading).length - 1;
    if (mentions.length !== readings + 1) continue; // registered, asked for by a query, or read with a fallback
    if (readings > 1 && declaration.value.length > shortest) continue;
    declaration.remove();
    sheet.walkDecls((reader) => {
      reader.value = reader.value.replaceAll(reading, () => declaration.value);
    });
  }
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(product, (_, length, unit, times) =>
      `${Number((length * times).toFixed(5))}${unit}`.replace(/^0\./, "."),
    );
  });
  return sheet.toString();
}

function isOfRoot({ parent }: Declaration): boolean {
  const rule = parent as Rule | undefined;
  return rule?.type === "rule" && rule.selector === ":root" && rule.parent?.type === "root";
}
