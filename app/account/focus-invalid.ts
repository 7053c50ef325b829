/**
 * Brings whoever has sent the form to the first of its fields that is wrong, once that is drawn: it may stand far above the button,
 * and says what is wrong with it. `form` is the one that has the focus, asked for before anything was done.
 */
export function focusInvalid(form = focusedForm()): void {
  const look = () => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  // The first frame may be drawn before what is wrong.
  requestAnimationFrame(() => requestAnimationFrame(look));
}

/** The form that has the focus. */
export function focusedForm(): HTMLFormElement | null {
  return document.activeElement?.closest("form") ?? null;
}
