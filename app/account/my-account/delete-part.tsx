import { useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Modal } from "../../components/ui/modal.tsx";
import { AccountPart } from "./account-part.tsx";
import { deleteContent as words } from "./delete-content.ts";
import { DeleteForm } from "./delete-form.tsx";

/** Where somebody deletes the own account: quietly, last of all, and never by one press. */
export function DeletePart({ email }: { email: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <AccountPart heading={words.heading} text={words.text}>
      <Button variant="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <Modal
          isNarrow
          heading={words.dialog.heading}
          closeLabel={words.dialog.close}
          onClose={() => setOpen(false)}
        >
          <DeleteForm email={email} onCancel={() => setOpen(false)} />
        </Modal>
      )}
    </AccountPart>
  );
}
