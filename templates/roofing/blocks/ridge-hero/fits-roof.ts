import type { RidgeHeroProps } from "./ridge-hero.props.ts";

/** Letters of the scripts that the slates are measured for. */
const latin = /^[\p{Script=Latin}\p{Script=Common}]*$/u;
/** The longest that stand on their slates: price, area and hours, in this order. */
const slate = { text: 34, word: 12 };

/**
 * Whether all that the first screen says can be written on the roof of the picture, whose courses are so high and so wide.
 * What cannot is laid in courses of its own below it.
 */
export function fitsRoof({ title, lead = "", facts = [], actions = [] }: RidgeHeroProps): boolean {
  const calls = facts.filter(({ href }) => href);
  const slates = facts.filter(({ href }) => !href);
  const texts = [title, lead, ...facts.flatMap(({ label, value }) => [label, value])];
  const [action] = actions;
  return (
    texts.every((text) => latin.test(text)) &&
    holds(title, 40, 10) &&
    holds(lead, 92, 16) &&
    calls.length <= 1 &&
    calls.every(({ label, value }) => label.length <= 16 && value.length <= 20) &&
    slates.length <= 3 &&
    slates.every(({ label, value }) => label.length <= 14 && holds(value, slate.text, slate.word)) &&
    actions.length <= 1 &&
    (!action || holds(action.label, 17, 8))
  );
}

function holds(text: string, most: number, word: number): boolean {
  return text.length <= most && text.split(/\s+/).every((one) => one.length <= word);
}
