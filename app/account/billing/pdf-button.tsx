import { Button } from "../../components/ui/button.tsx";
import { useAction } from "../use-action.ts";
import { billingWords } from "./billing-words.ts";
import { saveInvoice } from "./save-paper.ts";

type Props = { invoice: { id: string; number: string }; variant?: "text" | "outline" };

/** Saves the PDF of an invoice. */
export function PdfButton({ invoice, variant = "text" }: Props) {
  const { busy, run } = useAction();
  return (
    <Button
      variant={variant}
      className={variant === "text" ? "max-md:justify-start md:-my-3 md:justify-end" : ""}
      busyLabel={busy && billingWords.pdf.busy}
      aria-label={billingWords.pdf.of(invoice.number)}
      onClick={() => void run(() => saveInvoice(invoice))}
    >
      {billingWords.pdf.save}
    </Button>
  );
}
