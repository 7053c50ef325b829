export type FilterWords = {
  label: string;
  /** What is said where it narrows nothing down, and how many rows that are. */
  all: string;
  count?: number | undefined;
  options: readonly { value: string; label: string; count?: number | undefined }[];
};

type Props = {
  words: FilterWords;
  value: string | undefined;
  look: keyof typeof looks;
  onChoose: (value: string | undefined) => void;
};

const looks = { open: "text-base min-h-12", small: "text-sm min-h-11" } as const;

/** What a list is narrowed down to, side by side; those of which there are none are left out, unless one is chosen. */
export function FilterChoice({ words, value, look, onChoose }: Props) {
  const { label, all, count, options } = words;
  const shown = options.filter((option) => option.count !== 0 || option.value === value);
  return (
    <fieldset aria-label={label} className="-mb-1 -ml-3 flex flex-wrap">
      {[{ value: undefined, label: all, count }, ...shown].map((option) => (
        <button
          key={option.label}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
          className="group/choice min-w-11 cursor-pointer px-3 text-left text-muted hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink"
        >
          <span
            className={`inline-block content-center border-b-2 border-transparent group-aria-pressed/choice:border-accent ${looks[look]}`}
          >
            {option.label}
            {option.count !== undefined && (
              <span className="text-[0.8em] font-normal tabular-nums">
                {" "}
                {option.count.toLocaleString("en")}
              </span>
            )}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
