import type { FormEvent } from "react";
import type { Field } from "../../../../engine/blocks/form/form.props.ts";
import type * as sentNames from "../../../../engine/blocks/form/sent-names.ts";
import type { Words } from "../../../../engine/language/words.ts";
import { useSiteVisit } from "../../../../engine/live/site-visit.ts";
import type { OrderProps } from "../../../../engine/order/order.props.ts";
import { orderFields, wishField } from "../../../../engine/order/order-fields.ts";
import { lineField, lineText, totalField } from "../../../../engine/order/order-line.ts";
import type { CartLine } from "./cart.ts";

// Their types hold them to the engine's. Imported, they would be one more file on every page that has a form and no cart.
const formField: typeof sentNames.formField = "sent-from";
const trapField: typeof sentNames.trapField = "web-site";

type Props = {
  /** Of the block. */
  id: string;
  /** What is ordered; without any, or without a script that knows them, it is asked in words. */
  lines: readonly CartLine[];
  /** What they come to, in cents, where the visitor sees it. */
  total: number;
  words: OrderProps;
  locale: Words;
  isSending: boolean;
  isFailed: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/**
 * Asks whoever orders for what the shop must know. It posts without a script too; with one, what is typed stays until it has
 * arrived, because no field is controlled.
 */
export function CartOrder({ id, lines, total, words, locale, isSending, isFailed, onSubmit }: Props) {
  const { place, receiver } = useSiteVisit();
  const isKnown = lines.length > 0;
  const fields = orderFields(words.labels).filter(({ name }) => !isKnown || name !== wishField);
  return (
    <section className="cart-order" id={`${id}-order`} aria-labelledby={`${id}-order-title`}>
      <h2 id={`${id}-order-title`}>{isKnown ? words.title : words.wishTitle}</h2>
      <form method="post" action={receiver} aria-busy={isSending || undefined} onSubmit={onSubmit}>
        <input type="hidden" name={formField} value={`${place.path}#${id}`} />
        <span className="sr-only" aria-hidden="true">
          <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
        </span>
        {lines.map((line) => (
          <input
            key={`${line.id} ${line.size}`}
            type="hidden"
            name={lineField}
            value={lineText({ ...line, seen: line.price })}
          />
        ))}
        {isKnown && <input type="hidden" name={totalField} value={total} />}
        {fields.map((field) => (
          <OrderField
            key={field.name}
            id={`${id}-${field.name}`}
            field={field}
            hint={field.name === wishField ? words.wishHint : undefined}
            optional={locale.optional}
          />
        ))}
        <div className="cart-order-foot">
          <button className="action" type="submit">
            {isSending ? words.sending : words.submit}
          </button>
          <p>{words.finePrint}</p>
        </div>
        <p className="cart-order-failed" role="alert">
          {isFailed && locale.notSent}
        </p>
      </form>
    </section>
  );
}

type FieldProps = { id: string; field: Field; hint: string | undefined; optional: string };

function OrderField({ id, field, hint, optional }: FieldProps) {
  const { name, label, type, isRequired, autocomplete, rows, width } = field;
  const common = {
    id,
    name,
    required: isRequired,
    autoComplete: autocomplete,
    "aria-describedby": hint && `${id}-hint`,
  };
  return (
    <div className="cart-field" data-width={width}>
      <label htmlFor={id}>
        {label} {!isRequired && <small>{optional}</small>}
      </label>
      {type === "textarea" ? <textarea {...common} rows={rows} /> : <input {...common} type={type} />}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}
