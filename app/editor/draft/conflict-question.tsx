import type { MergeConflict } from "../../../engine/document/merge-documents.ts";
import { Button } from "../../components/ui/button.tsx";
import { Modal } from "../../components/ui/modal.tsx";
import { editorWords } from "../editor-words.ts";
import { fieldName } from "../form/form-words.ts";
import { partsWords } from "../parts/parts-words.ts";

const words = partsWords.conflict;

type Props = {
  conflict: MergeConflict;
  /** How many there are, this one counted. */
  count: number;
  decide: (whose: "mine" | "theirs") => void;
  onClose: () => void;
};

/** Asks which of two words for the same place shall stay: one after the other, and nothing is lost before. */
export default function ConflictQuestion({ conflict, count, decide, onClose }: Props) {
  const { path, mine, theirs } = conflict;
  const name = fieldName(String(path.findLast((part) => typeof part === "string") ?? ""));
  return (
    <Modal heading={words.heading} closeLabel={editorWords.close} onClose={onClose}>
      <p className="text-muted">{words.lead(name, count)}</p>
      <div className="mt-6 grid gap-6 sm:grid-cols-2">
        {(["mine", "theirs"] as const).map((whose) => (
          <section key={whose} className="flex flex-col gap-3 border-t border-line pt-4">
            <h3 className="text-sm font-semibold">{words[whose]}</h3>
            <p className="grow whitespace-pre-wrap wrap-anywhere">{said(whose === "mine" ? mine : theirs)}</p>
            <Button
              variant={whose === "mine" ? "solid" : "outline"}
              className="justify-self-start"
              onClick={() => decide(whose)}
            >
              {words.keep[whose]}
            </Button>
          </section>
        ))}
      </div>
    </Modal>
  );
}

/** As a person reads it. */
function said(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  const { alt, title, label } = (value ?? {}) as { alt?: unknown; title?: unknown; label?: unknown };
  const text = [title, label, alt].find((one) => typeof one === "string" && one !== "");
  return typeof text === "string" ? text : words.other;
}
