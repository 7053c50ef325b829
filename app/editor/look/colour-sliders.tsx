import { type CSSProperties, useId, useState } from "react";
import { mostChroma, toHex, toOklch } from "../../../engine/theme/oklch.ts";
import { inputClass } from "../../components/ui/text-field.tsx";
import { lookWords as words } from "./look-words.ts";

/** A colour as it is set: strength is the part of the chroma that there is at its lightness and hue. */
type Setting = { l: number; s: number; h: number };

type Channel = keyof Setting;

const most: Record<Channel, number> = { l: 100, s: 100, h: 360 };

type Props = {
  /** Of what, for whoever hears the sliders. */
  name: string;
  colour: string;
  onColour: (hex: string) => void;
};

/** Sets one colour: by lightness, strength and hue, each drawn as what it would make of the colour, or by its code. */
export function ColourSliders({ name, colour, onColour }: Props) {
  const hex = toHex(toOklch(colour));
  const [wished, setWished] = useState({ hex, setting: settingOf(hex) });
  const setting = wished.hex === hex ? wished.setting : settingOf(hex, wished.setting);

  function set(next: Setting): void {
    setWished({ hex: hexOf(next), setting: next });
    onColour(hexOf(next));
  }

  return (
    <div className="mt-3">
      {(["l", "s", "h"] as const).map((channel) => {
        const value = Math.round(setting[channel]);
        const said = channel === "h" ? words.degrees(value) : words.percent(value);
        return (
          <label key={channel} className="grid min-h-11 grid-cols-[5rem_1fr_3rem] items-center gap-3 text-sm">
            {words.channels[channel]}
            <input
              type="range"
              className="look-range"
              aria-label={`${words.channels[channel]}: ${name}`}
              aria-valuetext={said}
              min={0}
              max={most[channel]}
              step={1}
              value={value}
              style={{ "--track": trackOf(setting, channel), "--thumb": hex } as CSSProperties}
              onChange={({ target }) => set({ ...setting, [channel]: Number(target.value) })}
            />
            <span aria-hidden className="text-right text-muted tabular-nums">
              {said}
            </span>
          </label>
        );
      })}
      <CodeField name={name} hex={hex} onColour={onColour} />
    </div>
  );
}

function CodeField({ name, hex, onColour }: { name: string; hex: string; onColour: (hex: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const isCode = (text: string) => /^#?(?:[\da-f]{3}|[\da-f]{6})$/i.test(text.trim());
  return (
    <div className="mt-1 grid grid-cols-[5rem_1fr] items-center gap-3 text-sm">
      <label htmlFor={id}>{words.hex}</label>
      <input
        id={id}
        className={`${inputClass} min-h-11! px-3! text-sm! tabular-nums`}
        aria-label={`${words.hex}: ${name}`}
        aria-invalid={(typed !== undefined && !isCode(typed)) || undefined}
        spellCheck={false}
        autoComplete="off"
        maxLength={7}
        value={typed ?? hex}
        onChange={({ target }) => {
          setTyped(target.value);
          const code = target.value.trim();
          if (isCode(code)) onColour(code.startsWith("#") ? code : `#${code}`);
        }}
        onBlur={() => setTyped(undefined)}
      />
    </div>
  );
}

/** `before` says the hue and the strength that greys, black and white have none of. */
function settingOf(hex: string, before?: Setting): Setting {
  const { l, c, h } = toOklch(hex);
  const isGrey = c < 0.004;
  const room = mostChroma(l, h);
  return {
    l: l * 100,
    s: isGrey ? (room < 0.004 && before ? before.s : 0) : Math.min(100, (c / room) * 100),
    h: isGrey && before ? before.h : h,
  };
}

function hexOf({ l, s, h }: Setting): string {
  return toHex({ l: l / 100, c: mostChroma(l / 100, h) * (s / 100), h });
}

function trackOf(setting: Setting, channel: Channel): string {
  const stops = Array.from({ length: 13 }, (_, index) => (index / 12) * most[channel]);
  // A grey has hues to choose from all the same.
  const vivid = channel === "h" ? { ...setting, s: Math.max(setting.s, 40) } : setting;
  return `linear-gradient(to right, ${stops.map((value) => hexOf({ ...vivid, [channel]: value })).join()})`;
}
