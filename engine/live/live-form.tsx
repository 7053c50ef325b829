import { type MouseEvent, useEffect, useRef, useState } from "react";
import type { FormProps } from "../blocks/form/form.props.ts";
import { FormBody, FormConfirmation, FormSheet } from "../blocks/form/form-parts.tsx";
import type { Words } from "../language/words.ts";
import { closedDayErrors, firstDaysOf } from "./booking-dates.ts";
import { useHydrated } from "./use-hydrated.ts";

export type LiveFormProps = FormProps & { id: string; locale: Words };

/**
 * The block "form" with state: what was typed gives way to the confirmation when it is submitted, and is forgotten; no
 * request is made. The browser checks the fields, but for the days that a date field excludes. The fields are not
 * controlled, so that what was typed before React ran is kept.
 */
export function LiveForm({ id, heading, intro, confirmation, ...body }: LiveFormProps) {
  const { fields, locale } = body;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isConfirmed, setIsConfirmed] = useState(false);
  useFocusOnSwap(isConfirmed, () =>
    isConfirmed ? document.getElementById(`${id}-title`) : form.current?.querySelector("input"),
  );

  function checkDates() {
    if (!form.current) return;
    const found = closedDayErrors(fields, new FormData(form.current), locale);
    for (const input of form.current.querySelectorAll<HTMLInputElement>("input[type=date]"))
      input.setCustomValidity(found[input.name] ?? "");
    setErrors(found);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a date that was chosen before React ran
  useEffect(checkDates, []);

  if (isConfirmed)
    return (
      <FormConfirmation
        id={id}
        {...confirmation}
        onAgain={(event?: MouseEvent) => {
          // The second click of a double one on the form's button may land here.
          if (!event || event.detail < 2) setIsConfirmed(false);
        }}
      />
    );
  return (
    <FormSheet id={id} heading={heading} intro={intro}>
      <form
        ref={form}
        method="dialog"
        data-live={hydrated || undefined}
        onInput={checkDates}
        onSubmit={(event) => {
          event.preventDefault();
          setIsConfirmed(true);
        }}
      >
        <FormBody
          id={id}
          {...body}
          firstDays={hydrated ? firstDaysOf(fields, new Date()) : undefined}
          errors={errors}
        />
      </form>
    </FormSheet>
  );
}

/** Gives the focus to what `find` finds each time that one view takes the place of the other. */
function useFocusOnSwap(isConfirmed: boolean, find: () => HTMLElement | null | undefined) {
  const shown = useRef(isConfirmed);
  useEffect(() => {
    if (shown.current === isConfirmed) return;
    shown.current = isConfirmed;
    find()?.focus();
  });
}
