import type { ReactNode } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { addressesContent } from "./addresses-content.ts";

const words = addressesContent.here;

type Props = {
  host: string;
  /** Whether it is the one that the site is known by. */
  isKnown: boolean;
  /** Whether visitors reach the site by it. */
  isHeld?: boolean;
  busy: boolean;
  onChoose?: () => void;
  onRemove?: () => void;
  /** The same with www, or without, which the site does not have yet. */
  twin?: string;
  onBringTwin?: () => void;
  children?: ReactNode;
};

/** One address of a site, with what can be done with it. */
export function AddressRow(props: Props) {
  const { host, isKnown, isHeld = true, busy, onChoose, onRemove, twin, onBringTwin, children } = props;
  return (
    <li className="border-b border-line py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h3 className="min-w-0 text-xl font-semibold wrap-anywhere sm:text-2xl">{host}</h3>
        {isHeld && (
          <p className={isKnown ? "font-semibold text-accent" : "text-muted"}>
            {isKnown ? words.known : words.leads}
          </p>
        )}
      </div>
      {children}
      {(onChoose || onRemove) && (
        <div className="flex flex-wrap gap-x-6">
          {onChoose && (
            <Button variant="text" disabled={busy} onClick={onChoose} aria-label={`${words.choose}: ${host}`}>
              {words.choose}
            </Button>
          )}
          {onBringTwin && twin !== undefined && (
            <Button variant="text" disabled={busy} onClick={onBringTwin} className="wrap-anywhere">
              {words.bringTwin(twin)}
            </Button>
          )}
          {onRemove && (
            <Button variant="text" disabled={busy} onClick={onRemove} aria-label={`${words.remove} ${host}`}>
              {words.remove}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
