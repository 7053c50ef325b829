import { Button } from "../../components/ui/button.tsx";

type Props = { words: { loading: string; failed: string; again: string }; error: unknown; again: () => void };

/** In place of a part of a page: says that it is asked for, or that it did not come. */
export function PartWaiting({ words, error, again }: Props) {
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
        {words.again}
      </Button>
    </div>
  );
}
