import { Button } from "../../../components/ui/button.tsx";
import { listsContent } from "./lists-content.ts";

/** Says above a list that the newest of it could not be fetched; nothing where there is no `error`. */
export function ListFailed({ error, text, again }: { error: unknown; text: string; again: () => void }) {
  if (error === undefined) return null;
  return (
    <p role="alert" className="mb-6 border-l-6 border-danger pl-4">
      {text}{" "}
      <Button variant="text" onClick={again}>
        {listsContent.retry}
      </Button>
    </p>
  );
}
