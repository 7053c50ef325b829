import { useRef, useState } from "react";
import { pictureTypes } from "../../../contract/upload.ts";
import { Button } from "../../components/ui/button.tsx";
import { progressClass } from "../../components/ui/progress-class.ts";
import { picturesContent } from "./pictures-content.ts";
import type { Upload, useUploads } from "./use-uploads.ts";

const { upload: words } = picturesContent;

/** Where files come in: chosen, or dropped; each with what has been sent of it and a way to give it up. */
export function UploadZone({ uploads, add, cancel }: ReturnType<typeof useUploads>) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra for the button inside
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        add(event.dataTransfer.files);
      }}
      className={`border border-dashed p-5 sm:p-6 ${isOver ? "border-accent bg-raised" : "border-muted"}`}
    >
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button onClick={() => input.current?.click()}>{words.choose}</Button>
        <p className="min-w-0 flex-1 basis-60 text-muted">{words.drop}</p>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={pictureTypes.join()}
        onChange={({ currentTarget }) => {
          add(currentTarget.files ?? []);
          currentTarget.value = "";
        }}
      />
      <ul aria-label={words.list} aria-live="polite">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} onCancel={() => cancel(upload.id)} />
        ))}
      </ul>
    </div>
  );
}

function UploadRow({ upload: { name, sent, problem }, onCancel }: { upload: Upload; onCancel: () => void }) {
  const state = sent === undefined ? words.waiting : sent >= 1 ? words.reading : `${Math.floor(sent * 100)}%`;
  return (
    <li className="mt-4 flex items-center gap-4 border-t border-line pt-4">
      <div className="min-w-0 flex-1">
        <p className="flex justify-between gap-4">
          <span className="truncate font-semibold">{name}</span>
          {problem === undefined && <span className="shrink-0 text-muted">{state}</span>}
        </p>
        {problem === undefined ? (
          <progress
            aria-label={words.progress(name)}
            max={1}
            value={sent ?? 0}
            className={`mt-2 ${progressClass}`}
          />
        ) : (
          <p className="relative mt-1 pl-5 text-pretty">
            <span aria-hidden className="absolute inset-y-0 left-0 w-1.5 bg-danger" />
            {problem}
          </p>
        )}
      </div>
      <Button
        variant="text"
        aria-label={problem === undefined ? words.cancel(name) : words.dismiss(name)}
        onClick={onCancel}
      >
        {(problem === undefined ? words.cancel : words.dismiss)("").trim()}
      </Button>
    </li>
  );
}
