import { lazy, Suspense } from "react";
import type { PictureRow } from "../../../contract/picture.ts";
import { sendCommand } from "../../account/send-command.ts";
import { useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { Modal } from "../../components/ui/modal.tsx";
import { AltForm } from "./alt-form.tsx";
import { PictureImage } from "./picture-library.tsx";
import { picturesContent } from "./pictures-content.ts";

const FrameForm = lazy(async () => ({ default: (await import("./frame-form.tsx")).FrameForm }));

const { edit: words } = picturesContent;

type Props = {
  picture: PictureRow;
  /** Told of what it has become, or `null` when it is deleted. */
  onChange: (picture: PictureRow | null) => void;
  onClose: () => void;
};

/** One picture: what it shows, which part is seen, and the way out. */
export function PictureDialog({ picture, onChange, onClose }: Props) {
  const { id, file_name: name, manifest, whole, reason } = picture;
  const { busy, run } = useAction();

  function told(alt: string): void {
    onChange({
      ...picture,
      alt,
      manifest: manifest && { ...manifest, alt },
      whole: whole && { ...whole, alt },
    });
  }

  async function remove(): Promise<void> {
    await sendCommand("delete-picture", { request: crypto.randomUUID(), picture: id });
    onChange(null);
    onClose();
  }

  return (
    <Modal heading={name} closeLabel={words.close} onClose={onClose}>
      <div className="grid gap-8 lg:grid-cols-[22rem_1fr] lg:gap-12">
        <div className="grid content-start gap-6">
          {manifest ? (
            <div className="aspect-3/2 overflow-hidden bg-raised">
              <PictureImage manifest={manifest} />
            </div>
          ) : (
            <p>{reason ?? words.gone}</p>
          )}
          <AltForm picture={picture} onTold={told} />
          <Button
            variant="text"
            className="justify-self-start text-danger"
            busyLabel={busy && words.delete}
            onClick={() => void run(remove)}
          >
            {words.delete}
          </Button>
        </div>
        {whole && (
          <Suspense fallback={null}>
            <FrameForm picture={picture} whole={whole} onCropped={onChange} />
          </Suspense>
        )}
      </div>
    </Modal>
  );
}
