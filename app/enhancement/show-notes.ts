/**
 * Shows one of the page's notes until it is dismissed. `variant` names the data attribute whose text takes the
 * place of the note's own.
 */
export function showNote(selector: string, signal: AbortSignal, variant?: string): HTMLElement | undefined {
  const note = document.querySelector<HTMLElement>(selector);
  if (!note) return undefined;
  const text = variant && note.dataset[variant];
  const line = note.querySelector("p");
  if (text && line) line.textContent = text;
  note.hidden = false;
  note.querySelector("[data-dismiss]")?.addEventListener(
    "click",
    () => {
      note.hidden = true;
    },
    { signal },
  );
  return note;
}

/** Says why a link from an e-mail failed and offers to send a new one. */
export function showExpiredLink(reason: string, signal: AbortSignal): void {
  const note = showNote("[data-failed-note]", signal);
  const line = note?.querySelector("[data-reason]");
  const form = note?.querySelector<HTMLFormElement>("[data-resend]");
  if (!line || !form) return;
  line.textContent = reason;
  form.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      void resend(form);
    },
    { signal },
  );
}

async function resend(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector("button");
  const status = form.querySelector('[role="status"]');
  const email = new FormData(form).get("email");
  if (!button || !status || typeof email !== "string") return;
  const label = button.textContent;
  button.disabled = true;
  button.textContent = form.dataset.sending ?? label;
  try {
    const { sendConfirmation } = await import("../account/send-confirmation.ts");
    await sendConfirmation(email);
    status.textContent = form.dataset.sent ?? "";
  } catch (error) {
    status.textContent = error instanceof Error ? error.message : String(error);
  } finally {
    button.disabled = false;
    button.textContent = label;
  }
}
