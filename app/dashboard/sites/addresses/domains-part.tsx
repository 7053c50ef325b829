import { Fragment, useId } from "react";
import { twinOf } from "../../../../contract/plain-host.ts";
import { useLoaded } from "../../../account/area/use-loaded.ts";
import { showSuccess, useAction } from "../../../account/use-action.ts";
import { addressParts } from "../my-sites.ts";
import { AddDomain } from "./add-domain.tsx";
import { addressActs } from "./address-acts.ts";
import type { AddressPartProps } from "./address-part.ts";
import { AddressRow } from "./address-row.tsx";
import { addressesContent } from "./addresses-content.ts";
import { DomainState } from "./domain-state.tsx";
import { inPairs } from "./in-pairs.ts";
import { PairActs } from "./pair-acts.tsx";

const words = addressesContent.here;
const mostDomains = 5;

/** The addresses of a site, and which of them it is known by. */
export function DomainsPart({
  site,
  addresses,
  onChanged,
  mayManage,
}: AddressPartProps & { mayManage: boolean }) {
  const id = useId();
  const { busy, run } = useAction();
  const parts = useLoaded("", addressParts).value;
  const { domains, canonical, targets } = addresses;
  const own = site.subdomain + (parts?.after ?? "");

  const choose = (host: string | null) =>
    void run(async () => {
      await addressActs.choose(site.id, host);
      showSuccess(words.chosen(host ?? own));
      onChanged();
    });
  const remove = (domain: { id: string; host: string }) =>
    void run(async () => {
      await addressActs.remove(site.id, domain.id);
      showSuccess(words.removed(domain.host));
      onChanged();
    });

  const bring = (host: string) =>
    void run(async () => {
      await addressActs.add(site.id, host);
      showSuccess(addressesContent.add.added(host, undefined));
      onChanged();
    });

  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-display text-4xl leading-none sm:text-6xl">
        {words.heading}
      </h2>
      <p className="mt-4 max-w-prose text-muted text-pretty">{words.text}</p>
      <ul className="mt-8 border-t border-line">
        <AddressRow
          host={own}
          isKnown={canonical === null}
          {...(mayManage && canonical !== null && { onChoose: () => choose(null) })}
          busy={busy}
        />
        {inPairs(domains).map(({ domain, twin, isLast }) => {
          const { host, state } = domain;
          const isHeld = state === "verified" || state === "lost";
          const missing = twin ? undefined : twinOf(host);
          return (
            <Fragment key={domain.id}>
              <AddressRow
                host={host}
                isKnown={canonical === host}
                isHeld={isHeld}
                busy={busy}
                {...(mayManage && isHeld && canonical !== host && { onChoose: () => choose(host) })}
                {...(mayManage && { onRemove: () => remove(domain) })}
                {...(mayManage &&
                  missing !== undefined &&
                  domains.length < mostDomains && { twin: missing, onBringTwin: () => bring(missing) })}
              >
                <DomainState
                  site={site.id}
                  domain={domain}
                  targets={targets}
                  mayManage={mayManage}
                  isPaired={twin !== undefined}
                  own={canonical === host ? own : undefined}
                  onChanged={onChanged}
                />
              </AddressRow>
              {mayManage && twin && isLast && (
                <PairActs site={site.id} pair={[twin, domain]} onChanged={onChanged} />
              )}
            </Fragment>
          );
        })}
      </ul>
      {mayManage && domains.length < mostDomains && (
        <AddDomain
          site={site.id}
          own={canonical === null ? own : undefined}
          hosts={domains.map(({ host }) => host)}
          room={mostDomains - domains.length}
          onAdded={onChanged}
        />
      )}
      {mayManage && domains.length >= mostDomains && (
        <p className="mt-6 max-w-prose text-muted">{addressesContent.add.full}</p>
      )}
      {!mayManage && <p className="mt-6 max-w-prose text-muted">{addressesContent.notOwner}</p>}
    </section>
  );
}
