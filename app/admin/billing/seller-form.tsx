import { useState } from "react";
import type { Seller } from "../../../contract/party.ts";
import { ActionForm } from "../../account/action-form.tsx";
import { BuyerFields, readBuyer } from "../../account/billing/buyer-fields.tsx";
import { CommandRefused } from "../../account/command-refused.ts";
import { formText } from "../../account/form-text.ts";
import { sendCommand } from "../../account/send-command.ts";
import { showSuccess, useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { TextField } from "../../components/ui/text-field.tsx";
import { booksContent } from "./books-content.ts";

const words = booksContent.studio;

/** Who sends the invoices, and where they may be paid. */
export function SellerForm({ seller, onSaved }: { seller: Seller; onSaved: () => void }) {
  const { busy, run } = useAction();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const save = (form: HTMLFormElement) =>
    void run(async () => {
      setErrors({});
      const text = (name: string) => formText(form, name);
      try {
        await sendCommand("save-seller", {
          request: crypto.randomUUID(),
          seller: {
            ...readBuyer(form),
            email: text("email"),
            iban: text("iban"),
            bic: text("bic"),
            bank: text("bank"),
          },
        });
      } catch (error) {
        if (error instanceof CommandRefused) setErrors(error.fields);
        throw error;
      }
      onSaved();
      showSuccess(words.saved);
    });
  const of = (name: "email" | "iban" | "bic" | "bank") => ({
    name,
    label: words[name],
    defaultValue: seller[name],
    error: errors[`seller.${name}`],
  });
  return (
    <section aria-labelledby="seller" className="grid gap-x-12 gap-y-6 lg:grid-cols-[1fr_2fr]">
      <div>
        <h2 id="seller" className="mb-3 font-display text-3xl">
          {words.heading}
        </h2>
        <p className="max-w-sm text-pretty text-muted">{words.text}</p>
      </div>
      <ActionForm onSubmit={save}>
        <BuyerFields value={seller} errors={errors} at="seller" taxIdHint={words.taxIdHint} />
        <TextField {...of("email")} type="email" autoComplete="email" required />
        <div className="grid gap-6 sm:grid-cols-3">
          <TextField {...of("iban")} autoComplete="off" />
          <TextField {...of("bic")} autoComplete="off" />
          <TextField {...of("bank")} autoComplete="off" />
        </div>
        <div>
          <Button type="submit" busyLabel={busy && words.busy}>
            {words.save}
          </Button>
        </div>
      </ActionForm>
    </section>
  );
}
