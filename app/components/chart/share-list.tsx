type Share = { name: string; count: number /** Of what the name is short. */; whole?: string | undefined };

type Props = { shares: readonly Share[]; className?: string };

/** Names with a number each, the longest bar first: a list that is read as well without the bars. */
export function ShareList({ shares, className = "" }: Props) {
  const most = Math.max(1, ...shares.map(({ count }) => count));
  return (
    <ol className={`border-b border-line ${className}`}>
      {shares.map(({ name, count, whole }) => (
        <li
          key={whole ?? name}
          className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 border-t border-line pt-3"
        >
          <span className="min-w-0 wrap-anywhere">
            {name}
            {whole !== undefined && whole !== name && <span className="text-muted"> {whole}</span>}
          </span>
          <span className="tabular-nums">{count.toLocaleString("en")}</span>
          <svg
            viewBox="0 0 100 1"
            preserveAspectRatio="none"
            aria-hidden="true"
            className="col-span-2 -mb-px block h-[3px] w-full"
          >
            <rect width={(count / most) * 100} height="1" className="fill-ink" />
          </svg>
        </li>
      ))}
    </ol>
  );
}
