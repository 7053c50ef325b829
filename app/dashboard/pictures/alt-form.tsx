import { useState } from "react";
import type { PictureRow } from "../../../contract/picture.ts";
import { ActionForm } from "../../account/action-form.tsx";
import { sendCommand } from "../../account/send-command.ts";
import { showSuccess, useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { TextField } from "../../components/ui/text-field.tsx";
import { picturesContent } from "./pictures-content.ts";

const { edit: words } = picturesContent;

/** Asks what a picture shows; that it says nothing is an answer, no answer is none. */
export function AltForm({ picture, onTold }: { picture: PictureRow; onTold: (alt: string) => void }) {
  const [text, setText] = useState(picture.alt ?? "");
  const [saysNothing, setSaysNothing] = useState(picture.alt === "");
  const [isMissing, setIsMissing] = useState(false);
  const { busy, run } = useAction();

  async function tell(): Promise<void> {
    const alt = saysNothing ? "" : text.trim();
    setIsMissing(!saysNothing && alt === "");
    if (!saysNothing && alt === "") return;
    await sendCommand("describe-picture", { request: crypto.randomUUID(), picture: picture.id, alt });
    onTold(alt);
    showSuccess(words.kept);
  }

  return (
    <ActionForm onSubmit={() => void run(tell)}>
      <TextField
        label={words.told}
        hint={words.toldHint}
        error={isMissing && words.needed}
        maxLength={300}
        disabled={saysNothing}
        value={saysNothing ? "" : text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <label className="flex min-h-12 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={saysNothing}
          onChange={({ currentTarget }) => setSaysNothing(currentTarget.checked)}
          className="size-5 shrink-0 accent-accent"
        />
        {words.nothing}
      </label>
      <Button type="submit" className="justify-self-start" busyLabel={busy && words.tell}>
        {words.tell}
      </Button>
    </ActionForm>
  );
}
