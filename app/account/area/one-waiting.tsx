import { Link } from "react-router";
import { Button } from "../../components/ui/button.tsx";
import { buttonClass } from "../../components/ui/button-class.ts";
import { listsContent } from "./lists/lists-content.ts";

type Props = {
  /** What is said as long as nobody knows better. */
  heading: string;
  words: {
    loading: string;
    failed: string;
    missingHeading: string;
    missing: string;
    /** Leads to all of them. */
    all: string;
  };
  all: string;
  loading: boolean;
  isFailed: boolean;
  /** Whether it was asked for, and there is none. */
  isMissing: boolean;
  again: () => void;
};

/** In place of the page of one site, person, question or template: it is asked for, did not come, or there is none. */
export function OneWaiting({ heading, words, all, loading, isFailed, isMissing, again }: Props) {
  return (
    <div className="grid justify-items-start gap-6 py-12" aria-busy={loading}>
      <h1 className="font-display text-5xl leading-[0.9] sm:text-7xl">
        {isMissing ? words.missingHeading : heading}
      </h1>
      <p role="status" className="text-lg text-muted">
        {isMissing ? words.missing : isFailed ? words.failed : words.loading}
      </p>
      {isFailed && !isMissing && <Button onClick={again}>{listsContent.retry}</Button>}
      {isMissing && (
        <Link to={all} className={buttonClass("outline")}>
          {words.all}
        </Link>
      )}
    </div>
  );
}
