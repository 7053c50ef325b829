/** What the script is told: the words that it says. */
export type InPlaceWords = { sending: string; offline: string; over: string };

/**
 * Runs in the browser of whoever may comment, as it stands here (its text is put into the page, so it uses nothing around it):
 * the button of the bar opens the form beside the page, and what is clicked there is what the comment is about.
 */
export function commentInPlace(words: InPlaceWords): void {
  const root = document.querySelector("[data-preview-bar]")?.shadowRoot;
  const opener = root?.querySelector<HTMLElement>(".bar button");
  const dialog = root?.querySelector("dialog");
  const form = dialog?.querySelector("form");
  const choice = root?.querySelector("select");
  const text = root?.querySelector("textarea");
  const status = root?.querySelector("[role=status]");
  const send = form?.querySelector("button");
  if (!opener || !dialog || !form || !choice || !text || !status || !send) return;
  let lit: HTMLElement | undefined;

  const light = (element: HTMLElement | null | undefined) => {
    if (lit) lit.style.outline = lit.style.outlineOffset = "";
    lit = element ?? undefined;
    if (!lit) return;
    lit.style.outline = "3px solid #c2551f";
    lit.style.outlineOffset = "-3px";
  };
  const sectionOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest<HTMLElement>("main > .block") : null;
  const chosen = () => document.getElementById(choice.value);
  const isThere = (id: string) => [...choice.options].some(({ value }) => value === id);

  opener.setAttribute("aria-expanded", "false");
  const toggle = (open: boolean) => {
    opener.setAttribute("aria-expanded", String(open));
    if (!open) {
      dialog.close();
      light(undefined);
      opener.focus();
      return;
    }
    status.textContent = "";
    dialog.show();
    const inView = [...document.querySelectorAll<HTMLElement>("main > .block")].find(
      (section) => section.getBoundingClientRect().bottom > innerHeight / 3,
    );
    choice.value = inView && isThere(inView.id) ? inView.id : "";
    light(chosen());
    choice.focus();
  };
  opener.addEventListener("click", (event) => {
    event.preventDefault();
    toggle(!dialog.open);
  });
  root?.querySelector("[data-close]")?.addEventListener("click", () => toggle(false));
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && dialog.open) toggle(false);
  });
  choice.addEventListener("change", () => {
    light(chosen());
    chosen()?.scrollIntoView({ block: "nearest" });
  });
  document.addEventListener(
    "click",
    (event) => {
      const section = dialog.open ? sectionOf(event.target) : null;
      if (!section || !isThere(section.id)) return;
      event.preventDefault();
      event.stopPropagation();
      choice.value = section.id;
      light(section);
      text.focus();
    },
    true,
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    if (send.hasAttribute("aria-disabled")) return;
    // Not `disabled`: whoever has pressed it by keyboard would be nowhere.
    send.setAttribute("aria-disabled", "true");
    status.textContent = words.sending;
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form)) body.append(name, String(value));
    try {
      const answer = await fetch(form.action, {
        method: "POST",
        headers: { accept: "application/json" },
        body,
      });
      // A link that has ended answers with a page that says so, here as anywhere.
      const { message } =
        answer.status === 410 ? { message: words.over } : ((await answer.json()) as { message: string });
      status.textContent = message;
      if (answer.ok) text.value = "";
    } catch {
      status.textContent = words.offline;
    }
    send.removeAttribute("aria-disabled");
  });
}
