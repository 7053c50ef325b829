import { mayDo } from "../../../../contract/permissions.ts";
import { useLoaded } from "../../../account/area/use-loaded.ts";
import { Button } from "../../../components/ui/button.tsx";
import type { SitePanelProps } from "../site-panel.ts";
import { addressesContent as words } from "./addresses-content.ts";
import { DomainsPart } from "./domains-part.tsx";
import { FoundPart } from "./found-part.tsx";
import { MissingPart } from "./missing-part.tsx";
import { readAddresses } from "./read-addresses.ts";
import { RedirectsPart } from "./redirects-part.tsx";

/** Where a site is found, what leads there, and how it looks to whoever finds it. */
export function AddressesTab({ site, onChanged }: SitePanelProps) {
  const { value, error, loading, again } = useLoaded(`${site.id} ${site.subdomain}`, () =>
    readAddresses(site.id),
  );
  if (!value) {
    return (
      <div className="grid justify-items-start gap-6 py-8">
        <p role="status" className="text-lg text-muted">
          {error ? words.failed : words.loading}
        </p>
        {error !== undefined && <Button onClick={again}>{words.retry}</Button>}
      </div>
    );
  }
  const changed = () => {
    again();
    onChanged();
  };
  const part = { site, addresses: value, onChanged: changed };
  return (
    <div className="grid gap-16" aria-busy={loading}>
      <DomainsPart {...part} mayManage={mayDo(site.role, "manage")} />
      <RedirectsPart {...part} mayChange={mayDo(site.role, "publish")} />
      <MissingPart {...part} mayWrite={mayDo(site.role, "write")} />
      <FoundPart {...part} mayWrite={mayDo(site.role, "write")} />
    </div>
  );
}
