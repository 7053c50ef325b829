import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import type { Words } from "../../language/words.ts";
import { useSiteVisit } from "../../live/site-visit.ts";
import { useHydrated } from "../../live/use-hydrated.ts";
import { closedDayErrors, firstDaysOf } from "./booking-dates.ts";
import { chooseFromAddress } from "./choose-from-address.ts";
import type { FormProps } from "./form.props.ts";
import { FormBody, FormConfirmation, FormSheet } from "./form-parts.tsx";
import { sendForm } from "./send-form.ts";
import { SentAlong } from "./sent-along.tsx";

type Progress = "open" | "sending" | "failed" | "confirmed";

/**
 * A form, which gives way to its confirmation once it is submitted. Where the visit has a receiver it posts what was typed
 * there, without a script too, and keeps all of it when that fails; elsewhere nothing is sent, and `method="dialog"` outside
 * a dialog ends there. The browser checks the fields, but for the days that a date field excludes. The fields are not
 * controlled, so that what was typed before React ran is kept.
 */
export function LiveForm({
  id,
  heading,
  intro,
  confirmation,
  ...body
}: FormProps & { id: string; locale: Words }) {
  const { fields, locale } = body;
  const { place, receiver, search } = useSiteVisit();
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [progress, setProgress] = useState<Progress>("open");
  const isOnItsWay = useRef(false);
  const isConfirmed = progress === "confirmed";
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
  useEffect(() => {
    if (form.current) chooseFromAddress(form.current, search);
  }, [search]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!receiver) return setProgress("confirmed");
    // Not by the state: a second submission may come before that is drawn.
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    const data = new FormData(event.currentTarget);
    setProgress("sending");
    const isThere = await sendForm(receiver, data);
    isOnItsWay.current = false;
    setProgress(isThere ? "confirmed" : "failed");
  }

  if (isConfirmed)
    return (
      <FormConfirmation
        id={id}
        {...confirmation}
        // Of a visit that never was.
        {...(receiver && { details: [] })}
        onAgain={(event?: MouseEvent) => {
          // The second click of a double one on the form's button may land here.
          if (!event || event.detail < 2) setProgress("open");
        }}
      />
    );
  return (
    <FormSheet id={id} heading={heading} intro={intro}>
      <form
        ref={form}
        method={receiver ? "post" : "dialog"}
        action={receiver}
        data-live={hydrated || undefined}
        onInput={checkDates}
        onSubmit={submit}
      >
        {receiver && <SentAlong path={place.path} id={id} />}
        <FormBody
          id={id}
          {...body}
          firstDays={hydrated ? firstDaysOf(fields, new Date()) : undefined}
          errors={errors}
        />
        {receiver && (
          <p className="form-error" role="alert">
            {progress === "failed" && locale.notSent}
          </p>
        )}
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
