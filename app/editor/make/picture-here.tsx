import { type ChangeEvent, useId, useState } from "react";
import { type Picture, pictureFallback } from "../../../engine/picture.ts";
import { buttonClass } from "../../components/ui/button-class.ts";
import { makeWords as words } from "./make-words.ts";
import { keepPictureHere } from "./picture-store.ts";
import { showPicture } from "./shown-pictures.ts";
import { NoPicture, shrinkFile } from "./shrink-file.ts";

type Props = {
  design: string;
  label: string;
  value: Picture | undefined;
  onChange: (picture: Picture) => void;
};

/** A field for a picture of a visitor without an account: from their machine, and kept there. */
export default function PictureHere({ design, label, value, onChange }: Props) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function choose({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? [];
    target.value = "";
    if (!file) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { blob, width, height, colour } = await shrinkFile(file);
      const path = showPicture(await keepPictureHere(design, blob), blob);
      const version = crypto.randomUUID().slice(0, 8);
      onChange({ path, version, width, height, widths: [width], colour, alt: "" });
    } catch (error) {
      setProblem(error instanceof NoPicture ? words.noPicture : words.notKept);
    }
    setBusy(false);
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      {value && (
        <img
          src={pictureFallback(value)}
          alt=""
          width={value.width}
          height={value.height}
          className="mb-3 h-auto max-h-40 w-auto max-w-full"
        />
      )}
      <input
        id={id}
        type="file"
        accept="image/*"
        disabled={isBusy}
        aria-describedby={`${id}-note`}
        onChange={(event) => void choose(event)}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className={buttonClass(
          "outline",
          "cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-disabled:cursor-default",
        )}
      >
        {isBusy ? words.reading : words.choose}
      </label>
      <p id={`${id}-note`} className="mt-2 text-sm text-muted">
        {words.stays}
      </p>
      {problem && (
        <p role="alert" className="relative mt-2 pl-5 text-sm">
          <span aria-hidden className="absolute inset-y-0 left-0 w-1.5 bg-danger" />
          {problem}
        </p>
      )}
    </fieldset>
  );
}
