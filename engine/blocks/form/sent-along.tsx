import { formField, trapField } from "./sent-names.ts";

type Props = {
  /** The path of the page, and the name of the section on it. */
  path: string;
  id: string;
};

/**
 * What a form sends beside what is typed: which form it is, and a field that no person sees, so that whoever fills it in is
 * none.
 */
export function SentAlong({ path, id }: Props) {
  return (
    <>
      <input type="hidden" name={formField} value={`${path}#${id}`} />
      <span className="sr-only" aria-hidden="true">
        <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
      </span>
    </>
  );
}
