import { useId } from "react";
import { peopleContent } from "./people-content.ts";

const words = peopleContent.publishing;

/** Whether editors may publish, for the owner to say. */
export function EditorsPublish({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const id = useId();
  return (
    <div className="border-y border-line py-2">
      <label className="flex min-h-12 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={id}
          onChange={({ target }) => onChange(target.checked)}
          className="size-5 shrink-0 cursor-pointer accent-accent"
        />
        {words.label}
      </label>
      <p id={id} className="pb-2 pl-8 text-sm text-muted">
        {words.text}
      </p>
    </div>
  );
}
