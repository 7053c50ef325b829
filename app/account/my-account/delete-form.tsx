import { useRef, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { PasswordField } from "../../components/ui/password-field.tsx";
import { TextField } from "../../components/ui/text-field.tsx";
import { ActionForm } from "../action-form.tsx";
import { accountContent } from "../content.ts";
import { describeError } from "../describe-error.ts";
import { formText } from "../form-text.ts";
import { sessionStore } from "../session-store.ts";
import { askToLeave, type Refused } from "./ask-to-leave.ts";
import { deleteContent } from "./delete-content.ts";

const words = deleteContent.dialog;

type Props = { email: string; onCancel: () => void };

/**
 * Says what deleting the own account means, and asks for its address, and for whatever else the service wants as a proof. What
 * goes wrong is said here: nothing beside a dialog is seen or heard.
 */
export function DeleteForm({ email, onCancel }: Props) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>({ proof: "none" });
  const running = useRef(false);
  const { proof, wrong, failure } = refused;

  async function submit(form: HTMLFormElement): Promise<void> {
    if (running.current) return;
    if (formText(form, "email").trim().toLowerCase() !== email.toLowerCase()) {
      setRefused({ proof, wrong: { email: words.emailWrong } });
      return;
    }
    running.current = true;
    setBusy(true);
    const said = {
      email: formText(form, "email"),
      ...(proof === "password" && { password: formText(form, "password") }),
      ...(proof === "code" && { code: formText(form, "code") }),
    };
    try {
      const next = await askToLeave(said, proof);
      if (next) setRefused(next);
      // The page that stands in place of all others takes over from here.
      else await sessionStore.refreshProfile();
    } catch (error) {
      setRefused({ proof, failure: describeError(error) });
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return (
    <ActionForm onSubmit={(form) => void submit(form)}>
      <dl className="grid gap-4">
        {words.effects.map(({ when, what }) => (
          <div key={when} className="grid gap-x-6 gap-y-1 sm:grid-cols-[6.5rem_1fr]">
            <dt className="font-semibold">{when}</dt>
            <dd className="text-pretty text-muted">{what}</dd>
          </div>
        ))}
      </dl>
      <TextField
        label={words.email}
        hint={words.emailHint(email)}
        name="email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={255}
        error={wrong?.email}
      />
      {proof === "password" && (
        <PasswordField
          autoFocus
          label={words.password}
          showLabel={accountContent.fields.showPassword}
          hint={words.passwordHint}
          name="password"
          autoComplete="current-password"
          required
          maxLength={256}
          error={wrong?.password}
        />
      )}
      {proof === "code" && (
        <TextField
          autoFocus
          label={words.code}
          hint={words.codeHint(email)}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*([0-9]\s*){6}"
          title={words.code}
          required
          error={wrong?.code}
          className="max-w-56 font-semibold tracking-[0.35em] tabular-nums"
        />
      )}
      <p role="alert" className="border-l-6 border-danger pl-4 text-pretty empty:hidden">
        {failure}
      </p>
      <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
        <Button type="submit" variant="outline" busyLabel={busy && words.busy}>
          {words.yes}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {words.no}
        </Button>
      </div>
    </ActionForm>
  );
}
