import { useRef, useState } from "react";
import { Button } from "../components/ui/button.tsx";
import { TextField } from "../components/ui/text-field.tsx";
import { ActionForm } from "./action-form.tsx";
import { accountContent } from "./content.ts";
import { formText } from "./form-text.ts";
import { openBackend } from "./open-backend.ts";
import { useAction } from "./use-action.ts";

const { fields, code: words } = accountContent;

/** Takes the code of a mail of that kind in place of its link; whoever types the right one is signed in. */
export function CodeForm({
  email,
  type,
  onVerified,
}: {
  email: string;
  type: "email" | "recovery";
  onVerified: () => void;
}) {
  const confirm = useAction();
  const [isWrong, setIsWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  async function submit(form: HTMLFormElement): Promise<void> {
    const token = formText(form, "code").replace(/\s/g, "");
    const { auth } = await openBackend();
    const { error } = await auth.verifyOtp({ email, token, type });
    if (error?.code === "otp_expired") {
      setIsWrong(true);
      field.current?.focus();
    }
    if (error) throw error;
    onVerified();
  }

  return (
    <ActionForm onSubmit={(form) => void confirm.run(() => submit(form))}>
      <TextField
        ref={field}
        label={fields.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="\s*([0-9]\s*){6}"
        title={fields.code}
        required
        error={isWrong && words.wrong}
        className="max-w-56 font-semibold tracking-[0.35em] tabular-nums"
      />
      <Button type="submit" busyLabel={confirm.busy && words.busy} className="justify-self-start">
        {words.submit}
      </Button>
    </ActionForm>
  );
}
