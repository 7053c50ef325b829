import type { KnockoutProps } from "./knockout.props.ts";

/** What falls, for those who have no teams: the rounds by their names, one below the other. */
export function neutralKnockout({ rounds, final, steps, ...props }: KnockoutProps): KnockoutProps {
  const named = [...(rounds ?? []), ...(final ? [final] : [])];
  const hung = steps ?? named.map(({ name, time }) => ({ title: name, when: time }));
  return { ...props, ...(hung.length > 0 && { steps: hung }) };
}
