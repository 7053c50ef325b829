import type { ProgramsProps } from "./programs.props.ts";

/** What is offered, but not by the week. */
export function neutralPrograms({
  weekLabel: _,
  caption: __,
  programs,
  ...props
}: ProgramsProps): ProgramsProps {
  return { ...props, programs: programs.map(({ weeks: _, marks: __, ...program }) => program) };
}
