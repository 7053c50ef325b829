import type { Words } from "../../language/words.ts";
import type { FormProps } from "./form.props.ts";
import { FormBody, FormSheet } from "./form-parts.tsx";

/**
 * A form that checks its fields and sends nothing: `method="dialog"` outside a dialog ends there, while any other
 * method would load the page anew with the visitor's words in its address or body. What happens after it is sent is the
 * affair of whoever gives it state, with the parts in `form-parts.tsx`.
 */
export function Form({ id, heading, intro, ...body }: FormProps & { id: string; locale: Words }) {
  return (
    <FormSheet id={id} heading={heading} intro={intro}>
      <form method="dialog">
        <FormBody id={id} {...body} />
      </form>
    </FormSheet>
  );
}
