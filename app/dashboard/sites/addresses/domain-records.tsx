import { twinOf } from "../../../../contract/plain-host.ts";
import type { DomainRow } from "../../../account/profile.ts";
import { addressesContent } from "./addresses-content.ts";
import { CopyButton } from "./copy-button.tsx";

const words = addressesContent.records;

type Props = { domain: DomainRow; targets: { name: string; addresses: readonly string[] } };

/** The records that a domain needs, exactly as they are to be set, beside those that were found. */
export function DomainRecords({ domain: { host, token, found }, targets }: Props) {
  const addresses = targets.addresses.map((address) => ({
    kind: address.includes(":") ? "AAAA" : "A",
    name: host,
    value: address,
  }));
  const groups = [
    {
      title: words.proof,
      records: [{ kind: "TXT", name: `_fabula.${host}`, value: token }],
      found: found.texts,
    },
    ...waysOf(host, targets.name, addresses).map((way, index) => ({
      ...way,
      found: index === 0 ? found.addresses : undefined,
    })),
  ];
  return (
    <section aria-label={words.caption(host)} className="grid gap-5">
      {groups.map(({ title, records, found: seen }) => (
        <div key={title}>
          <p className="text-sm text-muted">{title}</p>
          <ul className="border-y border-line">
            {records.map(({ kind, name, value }) => (
              <li
                key={kind + value}
                className="grid gap-x-6 gap-y-1 border-b border-line py-2 last:border-0 lg:grid-cols-[5rem_minmax(0,1fr)_minmax(0,1.4fr)] lg:items-center"
              >
                <p className="font-semibold">
                  <span className="sr-only">{words.kind} </span>
                  {kind}
                </p>
                <Field kind={kind} label={words.name} text={name} />
                <Field kind={kind} label={words.value} text={value} />
              </li>
            ))}
          </ul>
          {seen && seen.length > 0 && (
            <p className="mt-2 text-sm text-muted wrap-anywhere">{words.found(seen.join(", "))}</p>
          )}
        </div>
      ))}
    </section>
  );
}

type Way = { kind: string; name: string; value: string };

/** How a domain is led here. The name that somebody has registered itself takes no CNAME: beside it there is always more. */
function waysOf(
  host: string,
  target: string,
  addresses: readonly Way[],
): { title: string; records: Way[] }[] {
  const isRegistered = twinOf(host)?.startsWith("www.") ?? false;
  const byAddress = [...addresses];
  if (isRegistered && byAddress.length > 0) return [{ title: words.wayOfDomain, records: byAddress }];
  const byName = { title: words.way, records: [{ kind: "CNAME", name: host, value: target }] };
  return byAddress.length > 0 ? [byName, { title: words.or, records: byAddress }] : [byName];
}

function Field({ kind, label, text }: { kind: string; label: string; text: string }) {
  return (
    <div className="flex items-center justify-between gap-4">
      <div className="min-w-0">
        <p className="text-sm text-muted">{label}</p>
        <p className="font-mono text-sm wrap-anywhere select-all">{text}</p>
      </div>
      <CopyButton text={text} label={words.copyOf(kind, label.toLowerCase())} />
    </div>
  );
}
