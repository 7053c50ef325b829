/** A script that browsers load, by its address. */
export type Script = {
  /** Itself first, then what it cannot run without. */
  needs: string[];
  /** The same, with what it may ask for later. */
  files: string[];
};

/** The scripts that pages of published sites may need. */
export type ScriptMap = {
  /** Of each live view, by the type of its block. */
  islands: Record<string, Script>;
  /** For particles, menus of places, and what can be copied. */
  enhancement: Script;
};
