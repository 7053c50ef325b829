import { useState } from "react";
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from "react-image-crop";
import "react-image-crop/dist/ReactCrop.css";
import type { PictureCrop, PictureRow } from "../../../contract/picture.ts";
import { type Picture, pictureFallback } from "../../../engine/picture.ts";
import { sendCommand } from "../../account/send-command.ts";
import { showSuccess, useAction } from "../../account/use-action.ts";
import { Button } from "../../components/ui/button.tsx";
import { FocusPoint } from "./focus-point.tsx";
import { picturesContent } from "./pictures-content.ts";
import { whenMade } from "./read-pictures.ts";

const { edit: words } = picturesContent;

const shapes = { free: undefined, square: 1, wide: 16 / 9, landscape: 3 / 2, portrait: 2 / 3 } as const;

type Shape = keyof typeof shapes;

const all: PercentCrop = { unit: "%", x: 0, y: 0, width: 100, height: 100 };

type Props = { picture: PictureRow; whole: Picture; onCropped: (picture: PictureRow) => void };

/** What is seen of a picture: the part that is shown, and the point that is never cut away. */
export function FrameForm({ picture, whole, onCropped }: Props) {
  const [crop, setCrop] = useState<PercentCrop>(() => (picture.crop ? asPercent(picture.crop) : all));
  const [shape, setShape] = useState<Shape>("free");
  const [focus, setFocus] = useState(picture.focus);
  const { busy, run } = useAction();
  const image = <img src={pictureFallback(whole)} alt="" className="block max-h-[52dvh] w-auto max-w-full" />;

  function choose(name: Shape): void {
    setShape(name);
    const aspect = shapes[name];
    const { width, height } = whole;
    if (aspect === undefined) return;
    const fits = aspect > width / height ? { width: 100 } : { height: 100 };
    setCrop(centerCrop(makeAspectCrop({ unit: "%", ...fits }, aspect, width, height), width, height));
  }

  async function keep(): Promise<void> {
    await sendCommand("crop-picture", {
      request: crypto.randomUUID(),
      picture: picture.id,
      focus,
      crop: asParts(crop),
    });
    onCropped(await whenMade(picture.id));
    showSuccess(words.cropped);
  }

  return (
    <section aria-label={words.frame} className="grid min-w-0 content-start gap-5">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 text-sm font-semibold">{words.crop}</legend>
        {(Object.keys(shapes) as Shape[]).map((name) => (
          <Button
            key={name}
            variant="outline"
            className="px-4 aria-pressed:bg-ink aria-pressed:text-paper"
            aria-pressed={shape === name}
            onClick={() => choose(name)}
          >
            {words.shapes[name]}
          </Button>
        ))}
        <Button
          variant="text"
          className="px-2"
          onClick={() => {
            setShape("free");
            setCrop(all);
          }}
        >
          {words.whole}
        </Button>
      </fieldset>
      <ReactCrop
        crop={crop}
        aspect={shapes[shape]}
        minWidth={24}
        minHeight={24}
        keepSelection
        ariaLabels={words.handles}
        onChange={(_, percent) => setCrop(percent)}
        className="justify-self-start bg-raised"
      >
        {image}
      </ReactCrop>
      <div>
        <p className="text-sm font-semibold">{words.focus}</p>
        <p className="mb-2 text-sm text-muted">{words.focusHint}</p>
        <div className="relative inline-block overflow-hidden align-top">
          {image}
          <FocusPoint point={focus} onMove={setFocus} />
        </div>
      </div>
      <Button className="justify-self-start" busyLabel={busy && words.keeping} onClick={() => void run(keep)}>
        {words.keep}
      </Button>
    </section>
  );
}

function asPercent({ x, y, width, height }: PictureCrop): PercentCrop {
  return { unit: "%", x: x * 100, y: y * 100, width: width * 100, height: height * 100 };
}

/** The part in parts of the whole; nothing where it is all of it. */
function asParts({ x, y, width, height }: PercentCrop): PictureCrop | null {
  if (width > 99.5 && height > 99.5) return null;
  const part = (value: number) => Math.min(1, Math.max(0, Math.round(value * 100) / 10_000));
  const [left, top] = [part(x), part(y)];
  return {
    x: left,
    y: top,
    width: Math.min(1 - left, Math.max(0.05, part(width))),
    height: Math.min(1 - top, Math.max(0.05, part(height))),
  };
}
