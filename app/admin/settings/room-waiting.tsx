import { Button } from "../../components/ui/button.tsx";
import { settingsContent } from "./settings-content.ts";

type Props = { words: { loading: string; failed: string }; error: unknown; again: () => void };

/** Says that something is asked for, or that it did not come. */
export function RoomWaiting({ words, error, again }: Props) {
  if (error === undefined) {
    return (
      <p role="status" className="py-12 text-muted">
        {words.loading}
      </p>
    );
  }
  return (
    <div role="alert" className="py-12">
      <p className="mb-4">{words.failed}</p>
      <Button variant="outline" onClick={again}>
        {settingsContent.again}
      </Button>
    </div>
  );
}
