import { longestBody } from "../../../contract/ticket.ts";
import { ActionForm } from "../../account/action-form.tsx";
import { formText } from "../../account/form-text.ts";
import type { SavedReply } from "../../account/profile.ts";
import { Button } from "../../components/ui/button.tsx";
import { TextArea } from "../../components/ui/text-area.tsx";
import { TextField } from "../../components/ui/text-field.tsx";
import { deskContent } from "./desk-content.ts";

const words = deskContent.ticket.replies;

type Props = { reply: SavedReply; onSave: (reply: SavedReply) => void; onCancel: () => void };

/** A saved reply as it is written. */
export function ReplyForm({ reply, onSave, onCancel }: Props) {
  return (
    <ActionForm
      onSubmit={(form) =>
        onSave({ id: reply.id, name: formText(form, "name").trim(), body: formText(form, "body").trim() })
      }
    >
      <TextField
        autoFocus
        label={words.name}
        name="name"
        required
        maxLength={80}
        autoComplete="off"
        defaultValue={reply.name}
      />
      <TextArea
        label={words.body}
        name="body"
        required
        rows={5}
        maxLength={longestBody}
        defaultValue={reply.body}
      />
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <Button type="submit" variant="outline">
          {words.save}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </ActionForm>
  );
}
