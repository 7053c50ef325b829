import type { Block } from "../../../engine/blocks/block.ts";
import type { Role } from "../../../engine/blocks/role.ts";
import type { FormSchema } from "../form/form-schema.ts";
import type { Purpose } from "./adding-words.ts";

/** Of the engine's own, those that their records do not tell. */
const known: Readonly<Record<string, Purpose>> = {
  hero: "begin",
  prose: "who",
  values: "who",
  timeline: "who",
  gallery: "offer",
  "data-table": "offer",
  "badge-legend": "offer",
  terminal: "how",
  hours: "reach",
  map: "reach",
  "contact-panel": "reach",
  form: "reach",
  newsletter: "reach",
  "call-to-action": "more",
  marquee: "more",
};

/** What records of a kind are for. */
const byRole: Readonly<Record<Role, Purpose>> = {
  offers: "offer",
  stories: "offer",
  pictures: "offer",
  people: "who",
  dates: "who",
  reasons: "proof",
  figures: "proof",
  quotes: "proof",
  steps: "how",
  questions: "how",
};

/** What a section is for, in the eyes of whoever looks for one: by its block, else by what it has lists of, else by where it stands. */
export function purposeOf({ type, props }: Block, schema: FormSchema, isFirst: boolean): Purpose {
  const own = known[type];
  if (own) return own;
  if (isFirst) return "begin";
  const role = Object.keys(props).map((name) => roleIn(schema.properties?.[name] ?? {}));
  const found = roleOf(schema) ?? role.find((one) => one !== undefined);
  if (found) return byRole[found];
  return /\{hours|"fact:|\{address/.test(JSON.stringify(props)) ? "reach" : "more";
}

/** Of the first list that has one. */
function roleIn(schema: FormSchema): Role | undefined {
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema;
  const inner = [
    ...Object.values(properties),
    ...(typeof items === "object" ? [items] : []),
    ...anyOf,
    ...oneOf,
  ];
  return roleOf(schema) ?? inner.map(roleIn).find((one) => one !== undefined);
}

function roleOf(schema: FormSchema): Role | undefined {
  const { role } = schema as { role?: Role };
  return role && role in byRole ? role : undefined;
}
