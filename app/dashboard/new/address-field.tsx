import { useId } from "react";
import { Button } from "../../components/ui/button.tsx";
import { newSite } from "./new-site-content.ts";
import type { useAddress } from "./use-address.ts";

const words = newSite.address;

type Props = { field: ReturnType<typeof useAddress>; after: string };

/** Where the site will be found, with what is known of it while it is typed. */
export function AddressField({ field: { address, state, type, input }, after }: Props) {
  const id = useId();
  const suggestion = state.state === "refused" ? state.suggestion : undefined;
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-2 block text-sm font-semibold">
        {words.label}
      </label>
      <div className="flex flex-wrap items-baseline border-b-2 border-ink focus-within:border-accent">
        <input
          id={id}
          ref={input}
          value={address}
          onChange={({ target }) => type(target.value)}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-invalid={state.state === "refused" || undefined}
          aria-describedby={`${id}-state`}
          className="min-h-13 min-w-0 grow basis-40 bg-transparent font-display text-3xl outline-none"
        />
        <span className="text-muted">{after}</span>
      </div>
      <div id={`${id}-state`} aria-live="polite" className="mt-2 min-h-12 text-sm">
        {state.state === "free" && <p className="text-success">{words.free(address + after)}</p>}
        {state.state === "checking" && <p className="text-muted">{words.checking}</p>}
        {state.state === "unknown" && <p className="text-muted">{words.unknown}</p>}
        {state.state === "none" && <p className="text-muted">{words.hint}</p>}
        {state.state === "refused" && <p className="text-danger">{state.message}</p>}
        {suggestion && (
          <Button
            variant="text"
            onClick={() => {
              type(suggestion);
              // The button goes with what it offered.
              input.current?.focus();
            }}
          >
            {words.take(suggestion)}
          </Button>
        )}
      </div>
    </div>
  );
}
