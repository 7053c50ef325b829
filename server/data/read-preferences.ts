import { RequestError } from "./request-error.ts";

/** What the `Prefer` header asks for, and which of it an answer names in `Preference-Applied`. */
export type Preferences = {
  answer: "minimal" | "headers-only" | "representation";
  counted: boolean;
  resolution: "merge-duplicates" | "ignore-duplicates" | undefined;
  missingDefault: boolean;
  mostAffected: number | undefined;
  applied: string[];
};

/**
 * Reads `Prefer` (several preferences separated by commas, the first of a kind counts). Estimated counts are given
 * exactly. Unknown preferences are ignored, or refused with PGRST122 when `handling=strict` is among them.
 */
export function readPreferences(header: string | undefined): Preferences {
  const preferences: Preferences = {
    answer: "minimal",
    counted: false,
    resolution: undefined,
    missingDefault: false,
    mostAffected: undefined,
    applied: [],
  };
  if (header === undefined) return preferences;
  const words = header.split(",").map((word) => word.trim());
  const strict = words.includes("handling=strict");
  const invalid: string[] = [];
  const seen = new Set<string>();
  for (const word of words) {
    const [name = "", value = ""] = word.split("=");
    if (word === "" || seen.has(name)) continue;
    seen.add(name);
    if (!apply(preferences, name, value, strict)) invalid.push(word);
  }
  if (strict && invalid.length > 0) {
    throw new RequestError(400, "PGRST122", "Invalid preferences given with handling=strict", {
      details: `Invalid preferences: ${invalid.join(", ")}`,
    });
  }
  return preferences;
}

function apply(preferences: Preferences, name: string, value: string, strict: boolean): boolean {
  let applied = `${name}=${value}`;
  if (name === "return" && (value === "minimal" || value === "headers-only" || value === "representation")) {
    preferences.answer = value;
  } else if (name === "count" && (value === "exact" || value === "planned" || value === "estimated")) {
    preferences.counted = true;
    applied = "count=exact";
  } else if (name === "resolution" && (value === "merge-duplicates" || value === "ignore-duplicates")) {
    preferences.resolution = value;
  } else if (name === "missing" && (value === "default" || value === "null")) {
    preferences.missingDefault = value === "default";
  } else if (name === "handling" && (value === "strict" || value === "lenient")) {
    // Said by the answer itself: nothing to keep.
  } else if (name === "max-affected" && /^\d{1,9}$/.test(value)) {
    if (!strict) return true;
    preferences.mostAffected = Number(value);
  } else return false;
  preferences.applied.push(applied);
  return true;
}
