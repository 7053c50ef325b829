type Props = {
  label: string;
  isOn: boolean;
  /** It says how it is, and takes no press. */
  isFixed?: boolean;
  onChange: (isOn: boolean) => void;
};

export function TickBox({ label, isOn, isFixed = false, onChange }: Props) {
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 wrap-anywhere">
      <input
        type="checkbox"
        checked={isOn}
        aria-disabled={isFixed || undefined}
        onChange={({ target }) => !isFixed && onChange(target.checked)}
        className="size-5 shrink-0 accent-[var(--color-accent)]"
      />
      {label}
    </label>
  );
}
