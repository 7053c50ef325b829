import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { inputClass } from "../../components/ui/text-field.tsx";
import { editorWords } from "../editor-words.ts";
import { toolClass } from "../tool-class.ts";
import type { Command, CommandGroup } from "./command.ts";
import { commandsWords as words } from "./commands-words.ts";
import { toldKeys } from "./keys.ts";

const groups = Object.keys(words.groups) as CommandGroup[];

/** All that can be done now, to be found by typing: a field with a list below it, as the ARIA practices have it. */
export default function CommandList({
  commands,
  onOpen,
  onClose,
}: {
  commands: readonly Command[];
  /** Called before it takes the focus. */
  onOpen: () => void;
  /** Called with what was done, where anything was. */
  onClose: (done: Command | undefined) => void;
}) {
  const [asked, setAsked] = useState("");
  const [moved, setAt] = useState<number>();
  const dialog = useRef<HTMLDialogElement>(null);
  const done = useRef<Command>(undefined);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const found = groups.flatMap((group) =>
    commands.filter(
      (command) =>
        command.group === group &&
        command.isPossible !== false &&
        !command.isHidden &&
        isCalled(command, asked),
    ),
  );
  // Until somebody goes on by arrows, the one that is called by what was typed comes before those that only say it somewhere.
  const at =
    moved ??
    Math.max(
      0,
      found.findIndex(({ label }) => plain(label).startsWith(plain(asked.trim()))),
    );
  const chosen = found[Math.min(at, found.length - 1)];
  const isMac = /Mac|iP(hone|ad|od)/.test(navigator.platform);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once
  useLayoutEffect(() => {
    const shown = dialog.current;
    onOpen();
    shown?.showModal();
    return () => shown?.close();
  }, []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  });

  function run(command: Command): void {
    // The focus goes back first: a command may lead it on.
    dialog.current?.close();
    done.current = command;
    command.run();
  }

  function hear(event: KeyboardEvent): void {
    const last = found.length - 1;
    const next: Record<string, number> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      Home: 0,
      End: last,
    };
    const to = next[event.key];
    if (event.key === "Enter" && chosen) {
      event.preventDefault();
      run(chosen);
    } else if (to !== undefined && !(event.shiftKey || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      setAt(Math.max(to, 0));
    }
  }

  return (
    <dialog
      ref={dialog}
      aria-label={words.title}
      // A dialog says a moment after it was shut that it was: by then another may have been asked for in its place, which stays.
      onClose={({ currentTarget }) => currentTarget.isConnected && onClose(done.current)}
      onKeyDown={(event) => event.stopPropagation()}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      className="mx-auto mt-[12dvh] mb-auto max-h-[76dvh] w-[min(36rem,calc(100vw-1.5rem))] max-w-none overflow-hidden border border-line bg-paper text-ink backdrop:bg-black/40 open:flex max-sm:mt-auto max-sm:mb-0 max-sm:w-full"
    >
      <div className="flex min-h-0 grow flex-col">
        <div className="flex items-center gap-3 border-b border-line p-3">
          <input
            role="combobox"
            aria-label={words.search}
            aria-expanded
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={chosen && `${id}-${chosen.id}`}
            placeholder={words.search}
            value={asked}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => {
              setAsked(target.value);
              setAt(undefined);
            }}
            onKeyDown={hear}
            className={inputClass}
          />
          <button type="button" className={toolClass} onClick={() => dialog.current?.close()}>
            {editorWords.close}
          </button>
        </div>
        <p role="status" className={found.length > 0 ? "sr-only" : "p-5 text-muted"}>
          {found.length > 0 ? words.found(found.length) : words.none(asked.trim())}
        </p>
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={words.title}
          className="min-h-0 overflow-y-auto pb-2"
        >
          {groups.map((group) => {
            const ofGroup = found.filter((one) => one.group === group);
            if (ofGroup.length === 0) return null;
            return (
              // biome-ignore lint/a11y/useSemanticElements: a list of choices may hold groups of them, and no fieldset
              <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
                <div id={`${id}-${group}`} className="px-5 pt-4 pb-1 text-sm text-muted">
                  {words.groups[group]}
                </div>
                {ofGroup.map((command) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field above has the focus and hears the keys
                  <div
                    key={command.id}
                    id={`${id}-${command.id}`}
                    role="option"
                    aria-selected={command === chosen}
                    onClick={() => run(command)}
                    onPointerMove={() => setAt(found.indexOf(command))}
                    className="flex min-h-11 cursor-pointer items-center justify-between gap-4 px-5 aria-selected:bg-raised aria-selected:text-accent"
                  >
                    <span className="min-w-0 truncate">{command.label}</span>
                    {command.keys?.[0] && (
                      <kbd className="shrink-0 font-sans text-sm text-muted">
                        {toldKeys(command.keys[0], isMac)}
                      </kbd>
                    )}
                  </div>
                ))}
              </div>
            );
          })}
        </div>
      </div>
    </dialog>
  );
}

/** Whether a command has all the words in its name. */
function isCalled({ label }: Command, asked: string): boolean {
  const name = plain(label);
  return plain(asked)
    .split(/\s+/)
    .every((word) => name.includes(word));
}

function plain(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
