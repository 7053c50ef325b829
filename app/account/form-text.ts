/** Takes a submitted form and the name of a text field, and gives what stands in it. Throws when there is no such field. */
export function formText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  if (typeof value !== "string") throw new Error(`The form has no field "${name}".`);
  return value;
}
