import { families } from "../../../engine/theme/families.ts";
import { toHex, toOklch } from "../../../engine/theme/oklch.ts";
import type { Theme } from "../../../engine/theme/theme.ts";
import type { ShareCard } from "../../../renderer/renderer.ts";
import { besideLetter, type CardColours, type CardForm, forms, height, width } from "./card-forms.ts";
import { chanceOf, chooseForm } from "./choose-form.ts";
import { drawLines, drawWord } from "./draw-words.ts";
import { fitText } from "./fit-text.ts";
import { openStyle, type Setter } from "./set-words.ts";

/** Of small letters, in pixels: families of low ones are set larger. */
const smallLetters = 16;
const titleSizes = { largest: 216, smallest: 32 };

/**
 * The picture that a page is shared with, as SVG of nothing but forms: its words are outlines, because what draws it has no fonts. What
 * cannot be set in the site's own families is left out; a title that cannot, or that is too long for a poster, gives way to the name of the business, and that to
 * its address.
 */
export async function cardSvg({ theme, language, ...said }: ShareCard): Promise<string> {
  const { type } = theme;
  const colours = asHex(theme.colours);
  const inDisplay = (text: string) =>
    type.displayCase === "uppercase" ? readable(text).toLocaleUpperCase(language) : readable(text);
  const titles = [said.title, said.name, said.host].map(inDisplay);
  const kicker = readable(said.kicker);
  const display = await openStyle(displayOf(type), type.displayTracking, titles.join(" "));
  const text = await openStyle({ family: type.text, weight: 400, style: "normal" }, 0, `${kicker} `);
  const form = formOf(theme, display, inDisplay(said.name), colours);
  const { left } = form;
  const capital = families[type.display].heights.capital;
  const room = { width: form.width, height: form.foot - form.top };
  const limits = { ...titleSizes, leading: Math.max(type.displayLeading, 0.94), capital };
  const title = titles.map((one) => fitText(one, display, room, limits)).find(Boolean);
  const small = fitText(kicker, text, { width: form.width, height: 90 }, smallLimits(type.text));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path d="M0 0H${width}V${height}H0Z" fill="${colours.paper}"/>`,
    form.art,
    title &&
      drawLines(title, {
        left,
        first: form.hangs
          ? form.top + title.size * capital
          : form.foot - (title.lines.length - 1) * title.lineHeight,
        space: display.space,
        colour: colours.ink,
      }),
    small &&
      drawLines(small, {
        left,
        first: form.kicker.y,
        space: text.space,
        colour: form.kicker.on === "accent" ? colours.onAccent : colours.muted,
      }),
    "</svg>",
  ].join("");
}

function smallLimits(family: Theme["type"]["text"]) {
  const largest = Math.round(smallLetters / families[family].heights.small);
  return { largest, smallest: 18, leading: 1.2, capital: families[family].heights.capital, mostLines: 1 };
}

function displayOf({ display, displayWeight, displayStyle }: Theme["type"]) {
  return { family: display, weight: displayWeight, style: displayStyle } as const;
}

/** Without signs that no family of type has, such as emoji, and with accents as files of fonts have them. */
function readable(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[\p{Cf}\p{Cc}]|\p{Variation_Selector}|\u{20E3}/gu, "")
    .replaceAll(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/gu, " ")
    .trim();
}

function asHex(colours: Theme["colours"]) {
  return Object.fromEntries(
    Object.entries(colours).map(([role, colour]) => [role, toHex(toOklch(colour))]),
  ) as Theme["colours"];
}

function formOf(theme: Theme, display: Setter, name: string, colours: CardColours): CardForm {
  const chance = chanceOf(theme);
  const chosen = chooseForm(theme, chance);
  if (chosen !== "letter") return forms[chosen](colours, chance);
  const [first] = new Intl.Segmenter("en").segment(name);
  const letter = first && display.set(first.segment);
  if (!letter) return forms.slab(colours, chance);
  // As high as the card, and over its right edge.
  const size = 860;
  const x = Math.max(760, 1180 - letter.width * size);
  return { ...besideLetter, art: drawWord(letter, { x, y: 640, size, colour: colours.accent }) };
}
