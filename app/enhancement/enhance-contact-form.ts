/** The form writes to the console and sends nothing (SPEC.md section 4); its status line tells the visitor so. */
export function enhanceContactForm(element: HTMLElement, signal: AbortSignal): void {
  element.addEventListener(
    "submit",
    (event) => {
      // It leads to the studio by now.
      if (element.hasAttribute("action")) return;
      event.preventDefault();
      if (!(element instanceof HTMLFormElement)) return;
      console.log("Contact form", Object.fromEntries(new FormData(element)));
      element.reset();
      const status = element.querySelector<HTMLElement>("[data-acknowledgement]");
      if (status) status.textContent = status.dataset.acknowledgement ?? "";
    },
    { signal },
  );
}
