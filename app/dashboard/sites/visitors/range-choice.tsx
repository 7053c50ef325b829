import { useLocation, useNavigate } from "react-router";
import { type VisitRange, visitRanges } from "../../../../contract/visit-ranges.ts";
import { visitWords } from "../../../../contract/visit-words.ts";

const [, usual] = visitRanges;

/** The range that the address names, and what lets it name another. */
export function useVisitRange(): [VisitRange, (range: VisitRange) => void] {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const named = new URLSearchParams(search).get("over");
  const range = visitRanges.find(({ name }) => name === named) ?? usual;
  return [
    range,
    ({ name }) =>
      void navigate(
        { search: name === usual.name ? "" : `?over=${name}`, hash },
        { replace: true, preventScrollReset: true },
      ),
  ];
}

type Props = { range: VisitRange; onChoose: (range: VisitRange) => void };

/** Over how long visits are looked at. */
export function RangeChoice({ range, onChoose }: Props) {
  return (
    <fieldset aria-label={visitWords.ranges.label} className="-mb-1 flex flex-wrap gap-x-6">
      {visitRanges.map((one) => (
        <button
          key={one.name}
          type="button"
          aria-pressed={one.name === range.name}
          onClick={() => onChoose(one)}
          className="min-h-12 min-w-11 cursor-pointer border-b-2 border-transparent text-muted hover:text-ink aria-pressed:border-accent aria-pressed:font-semibold aria-pressed:text-ink"
        >
          {visitWords.ranges.options[one.name]}
        </button>
      ))}
    </fieldset>
  );
}
