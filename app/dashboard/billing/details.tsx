import { useState } from "react";
import type { Buyer } from "../../../contract/party.ts";
import { ActionForm } from "../../account/action-form.tsx";
import { BuyerFields, readBuyer } from "../../account/billing/buyer-fields.tsx";
import { CommandRefused } from "../../account/command-refused.ts";
import { sendCommand } from "../../account/send-command.ts";
import { showSuccess, useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { billingContent } from "./billing-content.ts";

const words = billingContent.details;

type Props = { details: Buyer | null; onSaved: () => void };

/** Whom the next invoices are made out to. */
export function BillingDetails({ details, onSaved }: Props) {
  const { busy, run } = useAction();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const save = (form: HTMLFormElement) =>
    void run(async () => {
      setErrors({});
      try {
        await sendCommand("save-billing-details", { request: crypto.randomUUID(), buyer: readBuyer(form) });
      } catch (error) {
        if (error instanceof CommandRefused) setErrors(error.fields);
        throw error;
      }
      onSaved();
      showSuccess(words.saved);
    });
  return (
    <section
      aria-labelledby="details"
      className="grid gap-x-12 gap-y-6 border-t border-line pt-6 lg:grid-cols-[1fr_2fr]"
    >
      <div>
        <h2 id="details" className="mb-3 font-display text-3xl">
          {words.heading}
        </h2>
        <p className="max-w-sm text-pretty text-muted">{words.text}</p>
      </div>
      <ActionForm onSubmit={save}>
        <BuyerFields value={details} errors={errors} />
        <div>
          <Button type="submit" variant="outline" busyLabel={busy && words.busy}>
            {words.save}
          </Button>
        </div>
      </ActionForm>
    </section>
  );
}
