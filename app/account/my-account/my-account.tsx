import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { PasswordField } from "../../components/ui/password-field.tsx";
import { TextField } from "../../components/ui/text-field.tsx";
import { ActionForm } from "../action-form.tsx";
import { accountContent } from "../content.ts";
import { formText } from "../form-text.ts";
import { openBackend } from "../open-backend.ts";
import { sessionStore } from "../session-store.ts";
import { showSuccess, useAction } from "../use-action.ts";
import { useSession } from "../use-session.ts";
import { AccountPart as Part } from "./account-part.tsx";
import { KeptParts } from "./kept-parts.tsx";
import { myAccountContent as words } from "./my-account-content.ts";
import { ProofField } from "./proof-field.tsx";
import { useProvenChange } from "./use-proven-change.ts";

const { fields, notices } = accountContent;

/** Where somebody changes the own name, address and password, sees where they are signed in, fetches what is kept of them, and deletes it all. Stands inside an `AreaFrame`. */
export function MyAccount() {
  const { user, profile } = useSession();
  if (!user || !profile) return null;
  const email = user.email ?? profile.email;
  return (
    <>
      <h1 className="py-10 font-display text-[clamp(3.25rem,7.9vw,8.75rem)] leading-[0.9] text-balance sm:py-12 lg:py-14">
        {words.heading}
      </h1>
      <Part heading={words.name.heading} text={words.name.text}>
        <NameForm id={profile.user_id} name={profile.full_name} />
      </Part>
      <Part heading={words.email.heading} text={words.email.text(email)}>
        <EmailForm email={email} waiting={user.new_email} />
      </Part>
      <Part heading={words.password.heading} text={words.password.text}>
        <PasswordForm email={email} />
      </Part>
      <KeptParts email={email} />
    </>
  );
}

function NameForm({ id, name }: { id: string; name: string }) {
  const { busy, run } = useAction();
  async function submit(form: HTMLFormElement): Promise<void> {
    const { data } = await openBackend();
    const { error } = await data
      .from("profiles")
      .update({ full_name: formText(form, "full_name").trim() })
      .eq("user_id", id);
    if (error) throw error;
    await sessionStore.refreshProfile();
    showSuccess(words.name.saved);
  }
  return (
    <ActionForm onSubmit={(form) => void run(() => submit(form))}>
      <TextField
        label={fields.fullName}
        name="full_name"
        autoComplete="name"
        defaultValue={name}
        maxLength={200}
      />
      <Button type="submit" busyLabel={busy && words.name.busy} className="justify-self-start">
        {words.name.submit}
      </Button>
    </ActionForm>
  );
}

function EmailForm({ email, waiting }: { email: string; waiting: string | undefined }) {
  const { busy, run } = useAction();
  const { proof, change } = useProvenChange();
  const [isSame, setIsSame] = useState(false);
  async function submit(form: HTMLFormElement): Promise<void> {
    const next = formText(form, "email").trim();
    const same = next.toLowerCase() === email.toLowerCase();
    setIsSame(same);
    if (!same && (await change({ email: next }, form))) form.reset();
  }
  return (
    <ActionForm onSubmit={(form) => void run(() => submit(form))}>
      {/* There before it says anything, or nobody hears it. */}
      <div role="status" className="empty:-mb-6">
        {waiting && (
          <p className="border-l-4 border-accent pl-4 wrap-anywhere">{words.email.waiting(waiting)}</p>
        )}
      </div>
      <TextField
        label={words.email.label}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={255}
        error={isSame && words.email.same}
      />
      <ProofField proof={proof} email={email} />
      <Button type="submit" busyLabel={busy && words.email.busy} className="justify-self-start">
        {words.email.submit}
      </Button>
    </ActionForm>
  );
}

function PasswordForm({ email }: { email: string }) {
  const { busy, run } = useAction();
  const { proof, change } = useProvenChange();
  async function submit(form: HTMLFormElement): Promise<void> {
    if (!(await change({ password: formText(form, "password") }, form))) return;
    form.reset();
    showSuccess(notices.passwordSaved);
  }
  return (
    <ActionForm onSubmit={(form) => void run(() => submit(form))}>
      {/* Password managers file the new password under the name they find beside it. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={fields.newPassword}
        showLabel={fields.showPassword}
        hint={fields.passwordRule}
        name="password"
        autoComplete="new-password"
        required
        minLength={6}
        maxLength={256}
      />
      <ProofField proof={proof} email={email} />
      <Button type="submit" busyLabel={busy && words.password.busy} className="justify-self-start">
        {words.password.submit}
      </Button>
    </ActionForm>
  );
}
