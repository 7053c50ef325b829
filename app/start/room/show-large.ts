import type { Fitting } from "../fitting.ts";
import type { WornDesign } from "./worn-design.ts";
import { type WornFrame, wornFrame } from "./worn-frame.tsx";

export type Large = { wear: (said: Fitting) => void };

type Choice = {
  slug: string;
  /** Where it becomes somebody's. */
  take: string;
  brand: string;
  design: WornDesign;
  trades: readonly string[] | undefined;
  said: Fitting;
};

/** Shows one design large in `dialog`, at the width of a desk or of a phone, until it is closed; the focus then goes back. */
export function showLarge(
  dialog: HTMLDialogElement,
  { slug, take: to, brand, design, trades, said }: Choice,
): Large {
  const stage = dialog.querySelector<HTMLElement>("[data-large]");
  const title = dialog.querySelector<HTMLElement>("[data-large-title]");
  if (!stage || !title) throw new Error("a large design needs a stage and a title");
  title.textContent = brand;
  const take = dialog.querySelector<HTMLAnchorElement>("[data-take]");
  if (take) take.href = to;
  const closing = new AbortController();
  const { signal } = closing;
  let frame: WornFrame | undefined = wornFrame({
    slug,
    design,
    trades,
    said,
    title: `${said.name || brand}: ${brand}`,
    isSmall: false,
    onEscape: () => dialog.close(),
  });
  const showAt = (size: string) => {
    for (const button of dialog.querySelectorAll<HTMLButtonElement>("[data-size]"))
      button.ariaPressed = String(button.dataset.size === size);
  };
  stage.append(frame.element);
  showAt(matchMedia("(min-width: 45rem)").matches ? "1440" : "390");
  dialog.addEventListener(
    "click",
    ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button?.dataset.size) showAt(button.dataset.size);
      if (button?.hasAttribute("data-close")) dialog.close();
    },
    { signal },
  );
  dialog.addEventListener(
    "close",
    () => {
      closing.abort();
      frame?.remove();
      frame = undefined;
    },
    { signal },
  );
  dialog.showModal();
  return { wear: (next) => frame?.wear(next) };
}
