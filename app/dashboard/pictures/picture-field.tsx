import { useState } from "react";
import type { PictureRow } from "../../../contract/picture.ts";
import type { Picture } from "../../../engine/picture.ts";
import { Button } from "../../components/ui/button.tsx";
import { Modal } from "../../components/ui/modal.tsx";
import { PictureDialog } from "./picture-dialog.tsx";
import { PictureImage, PictureLibrary } from "./picture-library.tsx";
import { picturesContent } from "./pictures-content.ts";

const { field: words } = picturesContent;

type Props = {
  label: string;
  /** What stands there now: a customer's own, or one that came with the design. */
  value: Picture | undefined;
  onChange: (picture: Picture) => void;
  /** Whose pictures are to choose from. */
  owner: string;
};

/** A field of a form that holds a picture; whoever chooses one that nobody has described is asked what it shows. */
export function PictureField({ label, value, onChange, owner }: Props) {
  const [isChoosing, setIsChoosing] = useState(false);
  const [opened, setOpened] = useState<PictureRow>();

  function choose(picture: PictureRow): void {
    if (!picture.manifest) return;
    onChange(picture.manifest);
    setIsChoosing(false);
    if (picture.alt === null) setOpened(picture);
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center gap-4 border border-muted bg-raised p-3">
        <div className="size-24 shrink-0 overflow-hidden bg-line">
          {value && <PictureImage manifest={value} />}
        </div>
        <p className="min-w-0 flex-1 basis-32 text-sm text-pretty text-muted">
          {value ? value.alt : words.none}
        </p>
        <Button variant="outline" onClick={() => setIsChoosing(true)}>
          {value ? words.change : words.choose}
        </Button>
      </div>
      {isChoosing && (
        <Modal
          heading={words.library}
          closeLabel={picturesContent.edit.close}
          onClose={() => setIsChoosing(false)}
        >
          <PictureLibrary owner={owner} onOpen={choose} />
        </Modal>
      )}
      {opened && (
        <PictureDialog
          picture={opened}
          onChange={(picture) => {
            if (picture?.manifest) onChange(picture.manifest);
            setOpened(picture ?? undefined);
          }}
          onClose={() => setOpened(undefined)}
        />
      )}
    </fieldset>
  );
}
