import type { SeedHeadsProps } from "./seed-heads.props.ts";

/** Seeds that count no days. */
export function neutralSeedHeads({ programs, ...props }: SeedHeadsProps): SeedHeadsProps {
  return { ...props, programs: programs.map(({ days: _, ...program }) => program) };
}
