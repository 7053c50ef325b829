/**
 * Chooses in the lists of `form` what the address names for them, as `?plan=two` of a link does; `search` is its query. What
 * was chosen by hand stays, and so does a list that does not have what is named.
 */
export function chooseFromAddress(form: HTMLFormElement, search: string): void {
  for (const [name, value] of new URLSearchParams(search)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLSelectElement) || field.value) continue;
    if ([...field.options].some((option) => option.value === value)) field.value = value;
  }
}
