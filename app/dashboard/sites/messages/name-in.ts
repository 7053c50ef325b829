import type { MessageRow } from "../../../account/profile.ts";

/** The name that somebody wrote into a form, in one field or in two; empty where it asks for none. */
export function nameIn(fields: MessageRow["fields"]): string {
  const said = (name: string) => fields.find((field) => field.name === name)?.value.trim() ?? "";
  return said("name") || [said("firstName"), said("lastName")].filter(Boolean).join(" ");
}
