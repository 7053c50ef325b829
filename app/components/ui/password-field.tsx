import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState } from "react";
import { useHydrated } from "../../../engine/live/use-hydrated.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** A password that can be looked at: `showLabel` names the switch. */
export function PasswordField({ showLabel, ...field }: TextFieldProps & { showLabel: string }) {
  const hydrated = useHydrated();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...field}
      type={shown ? "text" : "password"}
      className="pr-14"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <button
          type="button"
          disabled={!hydrated}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-13 cursor-pointer place-items-center text-muted hover:text-ink"
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          <span className="sr-only">{showLabel}</span>
        </button>
      }
    />
  );
}
