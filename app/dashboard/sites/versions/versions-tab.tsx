import { useSearchParams } from "react-router";
import type { SitePanelProps } from "../site-panel.ts";
import { OpenVersion } from "./open-version.tsx";
import { VersionList } from "./version-list.tsx";

/** All that was ever published of a site, or one of it, which the address names. */
export function VersionsTab({ site, onChanged }: SitePanelProps) {
  const [search] = useSearchParams();
  const number = Number(search.get("version"));
  return Number.isInteger(number) && number > 0 ? (
    <OpenVersion key={number} site={site} number={number} onChanged={onChanged} />
  ) : (
    <VersionList site={site} onChanged={onChanged} />
  );
}
