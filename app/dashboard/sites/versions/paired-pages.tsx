import { useId, useState } from "react";
import { useLoaded } from "../../../account/area/use-loaded.ts";
import type { MySite } from "../../../account/profile.ts";
import { sendCommand } from "../../../account/send-command.ts";
import { inputClass } from "../../../components/ui/text-field.tsx";
import { PairedFrames } from "./paired-frames.tsx";
import { versionsContent } from "./versions-content.ts";

const words = versionsContent.pair;

type Page = { path: string; name: string; isInVersion: boolean; isInDraft: boolean };

type Props = {
  site: MySite;
  number: number;
  isLive: boolean;
  /** The version that visitors see. */
  live: number | undefined;
  pages: readonly Page[];
  /** Of the draft. */
  revision: number;
};

/** A page of a version beside what it is today: in the draft, or for visitors. */
export function PairedPages({ site, number, isLive, live, pages, revision }: Props) {
  const [path, setPath] = useState("/");
  const [beside, setBeside] = useState<"draft" | "live">("draft");
  const [view, setView] = useState<"beside" | "swipe">("beside");
  const id = useId();
  const page = pages.find((one) => one.path === path) ?? pages[0];
  const isLiveBeside = beside === "live" && live !== undefined && !isLive;
  const left = useDrawn(`${site.id} version ${number} ${page?.path}`, page?.isInVersion ?? false, () =>
    drawVersion(site.id, number, page?.path ?? "/"),
  );
  const right = useDrawn(
    isLiveBeside ? `${site.id} version ${live} ${page?.path}` : `${site.id} draft ${revision} ${page?.path}`,
    isLiveBeside || (page?.isInDraft ?? false),
    () =>
      isLiveBeside ? drawVersion(site.id, live, page?.path ?? "/") : drawDraft(site.id, page?.path ?? "/"),
  );
  if (!page) return null;
  const names = {
    left: versionsContent.version(number),
    right: isLiveBeside ? words.live(live) : words.draft,
  };
  return (
    <div className="grid gap-5 pt-8">
      <div className="flex flex-wrap items-end gap-x-10 gap-y-4">
        <div className="w-full sm:w-72">
          <label htmlFor={`${id}-page`} className="mb-2 block text-sm font-semibold">
            {words.page}
          </label>
          <select
            id={`${id}-page`}
            value={page.path}
            onChange={({ target }) => setPath(target.value)}
            className={inputClass}
          >
            {pages.map((one) => (
              <option key={one.path} value={one.path}>
                {one.name}
              </option>
            ))}
          </select>
        </div>
        {live !== undefined && !isLive && (
          <Choice
            label={words.beside}
            value={beside}
            options={[
              { value: "draft", label: words.draft },
              { value: "live", label: words.liveShort },
            ]}
            onChange={setBeside}
          />
        )}
        {/* On a narrow screen two pages have room over each other alone. */}
        <div className="hidden md:block">
          <Choice
            label={words.view}
            value={view}
            options={[
              { value: "beside", label: words.views.beside },
              { value: "swipe", label: words.views.swipe },
            ]}
            onChange={setView}
          />
        </div>
      </div>
      <PairedFrames
        label={words.label(names.left, names.right, page.name)}
        left={{ ...left, name: names.left, missing: words.notThere.version, isThere: page.isInVersion }}
        right={{
          ...right,
          name: names.right,
          missing: words.notThere.other,
          isThere: isLiveBeside || page.isInDraft,
        }}
        isSwiped={view === "swipe"}
      />
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value)}
            className="min-h-13 min-w-11 cursor-pointer border-b-2 border-transparent text-muted hover:text-ink aria-pressed:border-accent aria-pressed:font-semibold aria-pressed:text-ink"
          >
            {option.label}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

/** A page as it is drawn; not asked for where there is none. */
function useDrawn(key: string, isThere: boolean, draw: () => Promise<string>) {
  const { value, error } = useLoaded(`${key} ${isThere}`, async () => ({
    key,
    html: isThere ? await draw() : undefined,
  }));
  // Until the other page has come, nothing of this one is said to be it.
  const isCurrent = value?.key === key;
  return { html: isCurrent ? value.html : undefined, hasFailed: error !== undefined && !isCurrent };
}

async function drawVersion(site: string, version: number, path: string): Promise<string> {
  return (await sendCommand("draw-version", { site, version, path })).html;
}

async function drawDraft(site: string, path: string): Promise<string> {
  return (await sendCommand("draw-page", { site, path, patch: [] })).html;
}
