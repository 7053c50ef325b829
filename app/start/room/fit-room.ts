import { tradeNamed } from "../../../engine/facts/trades.ts";
import { suitsTrade } from "../../../templates/suits-trade.ts";
import { emptyFitting, type Fitting } from "../fitting.ts";
import { forgetFitting, keepFitting, keptFitting, watchFitting } from "../fitting-store.ts";
import { drawLogo } from "./draw-logo.ts";
import { chosenTrades, designsOf, hangInOrder, slugOf } from "./hang-in-order.ts";
import { baseOf, loadDesign } from "./load-design.ts";
import { fillForm, readForm, rowOf } from "./read-form.ts";
import { type Large, showLarge } from "./show-large.ts";
import { SmallFrames } from "./small-frames.ts";
import { watchCover } from "./watch-cover.ts";

/** Brings the fitting room to life: what is typed is worn by all designs that are shown, and kept on this machine. */
export function fitRoom(room: HTMLElement, signal: AbortSignal): void {
  const form = part(room, "form", HTMLFormElement);
  const list = part(room, "[data-designs]", HTMLElement);
  const dialog = part(room, "dialog", HTMLDialogElement);
  const name = part(form, "[name=name]", HTMLTextAreaElement);
  const anew = part(form, "[data-anew]", HTMLElement);
  const removeLogo = part(form, "[data-remove-logo]", HTMLElement);
  const logoError = part(form, "[data-logo-error]", HTMLElement);
  const file = part(form, "[name=logo]", HTMLInputElement);
  const status = part(room, "[data-order]", HTMLElement);
  const asked = new URLSearchParams(location.search).get("design") ?? "";
  // Whoever has the link of a hidden design sees it.
  list.querySelector(`:scope > [data-design="${CSS.escape(asked)}"]`)?.removeAttribute("hidden");
  const items = designsOf(list);
  const slugs = items.map(slugOf);

  let said = { ...keptFitting(), ...(slugs.includes(asked) && { design: asked }) };
  let trade = said.trade;
  let large: Large | undefined;
  const worn = (): Fitting => ({ ...said, trade });
  const frames = new SmallFrames(items, worn(), signal);

  /** The designs made for the trade are known when it is, not while it is half typed. */
  const settle = (isWhole: boolean) => {
    if (isWhole || said.trade === "" || tradeNamed(said.trade)) trade = said.trade;
  };
  const show = () => {
    fitName(name);
    removeLogo.hidden = said.logo === "";
    anew.hidden = JSON.stringify(said) === JSON.stringify({ ...emptyFitting, design: said.design });
    frames.wear(worn());
    large?.wear(worn());
    if (ordered !== trade) order();
  };
  let ordered: string | undefined;
  const order = () => {
    ordered = trade;
    const made = items.filter((item) => suitsTrade(baseOf(item), trade, chosenTrades(item)));
    for (const item of items) {
      const mark = item.querySelector<HTMLElement>("[data-suits]");
      if (mark) mark.hidden = !made.includes(item);
    }
    const told = made.length > 0 ? (status.dataset.order ?? "").replace("{count}", String(made.length)) : "";
    if (status.textContent !== told) status.textContent = told;
    hangInOrder(list, slugs, trade, asked);
  };
  const say = (next: Fitting, isWhole = false) => {
    said = next;
    settle(isWhole);
    keepFitting(said);
    show();
  };

  form.addEventListener("input", ({ target }) => target !== file && say(readForm(form, said)), { signal });
  form.addEventListener("change", ({ target }) => target !== file && say(readForm(form, said), true), {
    signal,
  });
  form.addEventListener("focusin", ({ target }) => frames.look(rowOf(target)), { signal });
  form.addEventListener("submit", (event) => event.preventDefault(), { signal });
  form.addEventListener(
    "reset",
    () => {
      forgetFitting();
      said = emptyFitting;
      trade = "";
      // The fields are empty a moment later.
      setTimeout(() => {
        show();
        name.focus();
      });
    },
    { signal },
  );
  name.addEventListener("keydown", (event) => event.key === "Enter" && event.preventDefault(), { signal });
  file.addEventListener(
    "change",
    async () => {
      const [chosen] = file.files ?? [];
      if (!chosen) return;
      const logo = await drawLogo(chosen).catch(() => "");
      logoError.hidden = logo !== "";
      if (logo) say({ ...said, logo });
    },
    { signal },
  );
  removeLogo.addEventListener(
    "click",
    () => {
      file.value = "";
      say({ ...said, logo: "" });
      file.focus();
    },
    { signal },
  );
  list.addEventListener(
    "click",
    async ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>("[data-open]") : null;
      const item = button?.closest<HTMLElement>("[data-design]");
      if (!button || !item) return;
      const slug = slugOf(item);
      const design = await loadDesign(item);
      say({ ...said, design: slug });
      large = showLarge(dialog, {
        slug: baseOf(item),
        take: item.dataset.take ?? `${dialog.dataset.make}${slug}`,
        brand: button.dataset.open ?? slug,
        design,
        trades: chosenTrades(item),
        said: worn(),
      });
    },
    { signal },
  );
  dialog.addEventListener("close", () => (large = undefined), { signal });
  window.addEventListener("resize", () => fitName(name), { signal });
  watchCover(room, signal);
  // What this tab says next is kept whole: it would undo what another one has said since.
  watchFitting(() => {
    said = keptFitting();
    settle(true);
    fillForm(form, said);
    show();
  }, signal);

  fillForm(form, said);
  for (const button of list.querySelectorAll<HTMLElement>("[data-open]")) button.hidden = false;
  show();
}

/** The name is as large as the line allows, and goes on in a second where that would be small. */
function fitName(name: HTMLTextAreaElement): void {
  const longest = Math.max(...name.value.split(" ").map(({ length }) => length));
  name.style.setProperty("--letters", String(Math.max(9, longest, Math.min(name.value.length, 16))));
  if (CSS.supports("field-sizing", "content")) return;
  name.style.height = "0";
  name.style.height = `${name.scrollHeight}px`;
}

function part<Kind extends HTMLElement>(within: Element, selector: string, kind: new () => Kind): Kind {
  const found = within.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`the fitting room has no ${selector}`);
  return found;
}
