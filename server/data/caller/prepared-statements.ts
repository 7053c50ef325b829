/** What a connection is told of a statement: its name there, and whether it has to be prepared first. */
export type Prepared = { name: string; isReady: boolean };

const mostStatements = 100;

/** The statements prepared on one connection. When all names are taken the least recently used one is given on. */
export class PreparedStatements {
  readonly #prepared = new Map<string, Prepared>();

  /** The statement `text` of the role `role`; each role has its own, since PostgreSQL plans policies per role. */
  get(role: string, text: string): Prepared {
    const key = `${role} ${text}`;
    const prepared = this.#prepared.get(key) ?? this.#next();
    this.#prepared.delete(key);
    this.#prepared.set(key, prepared);
    return prepared;
  }

  #next(): Prepared {
    if (this.#prepared.size < mostStatements) return { name: `data_${this.#prepared.size}`, isReady: false };
    const [oldest] = this.#prepared;
    if (!oldest) throw new Error("A full list has an oldest entry.");
    this.#prepared.delete(oldest[0]);
    return { name: oldest[1].name, isReady: false };
  }
}
