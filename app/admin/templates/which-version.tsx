import type { StudioSite } from "../../../contract/studio-sites.ts";
import { inputClass } from "../../components/ui/text-field.tsx";
import { makeContent } from "./make-content.ts";

const words = makeContent.which;
const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long" });

type Props = {
  sites: readonly StudioSite[];
  site: StudioSite;
  version: number;
  onChoose: (chosen: { site: string; version: number }) => void;
};

/** Which site of the studio's, and which of its versions. */
export function WhichVersion({ sites, site, version, onChoose }: Props) {
  return (
    <fieldset className="grid gap-6 sm:grid-cols-2">
      <legend className="sr-only">{words.legend}</legend>
      <label className="block text-sm font-semibold">
        <span className="mb-2 block">{words.site}</span>
        <select
          value={site.site}
          onChange={({ target }) => onChoose({ site: target.value, version: 0 })}
          className={`${inputClass} font-normal`}
        >
          {sites.map(({ site: id, name, owner, is_mine: isMine }) => (
            <option key={id} value={id}>
              {words.siteOf(name, owner, isMine)}
            </option>
          ))}
        </select>
      </label>
      <label className="block text-sm font-semibold">
        <span className="mb-2 block">{words.version}</span>
        <select
          value={version}
          onChange={({ target }) => onChoose({ site: site.site, version: Number(target.value) })}
          className={`${inputClass} font-normal`}
        >
          {site.versions.map(({ number, name, at }) => (
            <option key={number} value={number}>
              {words.versionOf(number, name, day.format(new Date(at)))}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
