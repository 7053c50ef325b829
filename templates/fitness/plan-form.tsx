import { useEffect, useRef } from "react";
import { LiveForm, type LiveFormProps } from "../../engine/live/live-form.tsx";
import { useSiteVisit } from "../../engine/live/site-visit.ts";

/**
 * The form, with the plan chosen that the address names (`?plan=two`). The fields are not controlled, so it is set once,
 * in the browser, and never over what was chosen by hand before.
 */
export function PlanForm(props: LiveFormProps) {
  const { search } = useSiteVisit();
  const sheet = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const plan = new URLSearchParams(search).get("plan");
    const select = sheet.current?.querySelector<HTMLSelectElement>("select[name=plan]");
    if (!plan || !select || select.value) return;
    if ([...select.options].some(({ value }) => value === plan)) select.value = plan;
  }, [search]);

  return (
    <div className="plan-form" ref={sheet}>
      <LiveForm {...props} />
    </div>
  );
}
