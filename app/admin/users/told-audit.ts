import type { AuditLine } from "../../account/profile.ts";
import { dateInWords } from "../../dashboard/sites/sites-content.ts";
import { formerActor } from "../former-actor-words.ts";
import { usersContent } from "./users-content.ts";

const words = usersContent.person.audit;

/** A moment as JSON has it. */
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)$/;

/** What was done, or what was changed, as words: the name of the one is that of a command, of the other that of a field. */
export function actInWords(act: string): string {
  const text = act.replaceAll("-", " ").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Who did it, seen from `account`. */
export function actorInWords(line: AuditLine, account: string): string {
  // What happens by itself is nobody's act, though it is to somebody's account.
  if (line.actor === null) return words.system;
  const name = line.actor_name ?? formerActor(line);
  if (line.on_behalf_of !== null) return words.asThem(name);
  return line.actor === account ? words.themselves : name;
}

/** What it changed: each part that reads as another now, before and after. What is one thing as a whole is a part without a name. */
export function changesInWords({
  before,
  after,
}: Pick<AuditLine, "before" | "after">): { part: string; text: string }[] {
  const [was, is] = [partsOf(before), partsOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((part) => {
    if (isId(was.get(part) ?? is.get(part))) return [];
    const [earlier, now] = [tell(was.get(part)), tell(is.get(part))];
    if (before !== null && earlier === now) return [];
    const text = before === null ? now : words.change(earlier, now);
    return [{ part: part === "" ? "" : actInWords(part), text }];
  });
}

/** An id, or ids alone, say nothing to whoever reads; the audit log has them. */
function isId(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.every(isId);
  return typeof value === "string" && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}

function partsOf(state: AuditLine["before"]): Map<string, unknown> {
  if (state === null || state === undefined) return new Map();
  const isNamed = typeof state === "object" && !Array.isArray(state);
  return new Map(isNamed ? Object.entries(state) : [["", state]]);
}

function tell(value: unknown): string {
  if (value === null || value === undefined || value === "") return words.nothing;
  if (typeof value === "boolean") return value ? words.yes : words.no;
  if (Array.isArray(value) && value.every((one) => typeof one === "string")) {
    return value.length === 0 ? words.nothing : value.join(", ").slice(0, 300);
  }
  if (typeof value !== "string") return JSON.stringify(value).slice(0, 300);
  return moment.test(value) ? dateInWords(value) : value;
}
