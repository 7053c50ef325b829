/** Where reading stopped making sense; the parser that knows the parameter's name turns it into a refusal. */
export class ScanError extends Error {}

const endsName = new Set([",", "(", ")", ".", ":", "!", '"', "[", "]", "{", "}"]);

/** Reads one query parameter from left to right; every step is linear, so no text can make it slow. */
export class Scanner {
  readonly text: string;
  position = 0;

  constructor(text: string) {
    this.text = text;
  }

  get atEnd(): boolean {
    return this.position >= this.text.length;
  }

  /** Whether `expected` stands here. */
  sees(expected: string): boolean {
    return this.text.startsWith(expected, this.position);
  }

  /** Steps over `expected` when it stands here, and says whether it did. */
  skips(expected: string): boolean {
    if (!this.sees(expected)) return false;
    this.position += expected.length;
    return true;
  }

  /** Steps over `expected`; throws `ScanError` when something else stands here. */
  expect(expected: string): void {
    if (!this.skips(expected)) throw new ScanError(`expected "${expected}"${this.#here()}`);
  }

  /** Reads a name: bare (`full_name`, inner spaces allowed) or quoted (`"full.name"`). Throws `ScanError` when empty. */
  name(): string {
    if (this.sees('"')) return this.quoted();
    const start = this.position;
    while (!this.atEnd && !endsName.has(this.text.charAt(this.position)) && !this.sees("->"))
      this.position += 1;
    const name = this.text.slice(start, this.position).trim();
    if (name === "") throw new ScanError(`expected a name${this.#here()}`);
    return name;
  }

  /** Reads `"..."`, in which `\` makes the next character ordinary. Throws `ScanError` when it is not closed. */
  quoted(): string {
    this.expect('"');
    let value = "";
    while (!this.atEnd) {
      const character = this.text.charAt(this.position);
      this.position += 1;
      if (character === '"') return value;
      if (character === "\\" && !this.atEnd) {
        value += this.text.charAt(this.position);
        this.position += 1;
      } else value += character;
    }
    throw new ScanError("a quoted text is not closed");
  }

  /**
   * Reads `{...}` to the brace that closes the first one; braces within `"..."` do not count. Gives undefined, and reads
   * nothing, where no brace stands or none closes it.
   */
  braced(): string | undefined {
    if (!this.sees("{")) return undefined;
    let depth = 0;
    let isQuoted = false;
    for (let end = this.position; end < this.text.length; end += 1) {
      const character = this.text.charAt(end);
      if (character === '"') isQuoted = !isQuoted;
      else if (character === "\\") end += 1;
      else if (!isQuoted && character === "{") depth += 1;
      else if (!isQuoted && character === "}") depth -= 1;
      if (depth === 0) {
        const text = this.text.slice(this.position, end + 1);
        this.position = end + 1;
        return text;
      }
    }
    return undefined;
  }

  /** Steps over spaces. */
  spaces(): void {
    while (this.sees(" ") || this.sees("\t")) this.position += 1;
  }

  /** Reads up to the first of `ends` or the end of the text. */
  until(ends: string): string {
    const start = this.position;
    while (!this.atEnd && !ends.includes(this.text.charAt(this.position))) this.position += 1;
    return this.text.slice(start, this.position);
  }

  /** Reads what is left. */
  rest(): string {
    const rest = this.text.slice(this.position);
    this.position = this.text.length;
    return rest;
  }

  /** Throws `ScanError` unless everything has been read. */
  end(): void {
    if (!this.atEnd) throw new ScanError(`unexpected "${this.text.charAt(this.position)}"${this.#here()}`);
  }

  #here(): string {
    return ` at character ${this.position + 1}`;
  }
}
