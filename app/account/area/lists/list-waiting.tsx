import { Button } from "../../../components/ui/button.tsx";
import { CommandRefused } from "../../command-refused.ts";
import { listsContent } from "./lists-content.ts";

type Props = {
  heading: string;
  /** What is said while it is asked for, and where nothing came. */
  words: { loading: string; failed: string };
  error: unknown;
  again: () => void;
};

/** A list of which nothing is known yet: that it is asked for, or that it could not be fetched. */
export function ListWaiting({ heading, words, error, again }: Props) {
  // Whoever looks as a customer is refused what is the customer's alone, however often it is asked for.
  const isTheirs = error instanceof CommandRefused && error.code === "only_looking";
  return (
    <div className="py-12">
      <h1 className="font-display text-6xl leading-[0.9] sm:text-8xl">{heading}</h1>
      <p role="status" className="mt-8 text-lg text-muted">
        {isTheirs ? listsContent.theirs : error ? words.failed : words.loading}
      </p>
      {error !== undefined && !isTheirs && (
        <Button className="mt-6" onClick={again}>
          {listsContent.retry}
        </Button>
      )}
    </div>
  );
}
