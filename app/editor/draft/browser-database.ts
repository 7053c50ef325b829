const name = "fabula.drafts";

/**
 * What this browser keeps of drafts: `drafts` of visitors by their design, their `pictures` by path, `grounds` that unsaved
 * changes were made to by site, `acts` that can be undone by draft and number.
 */
export type Table = "drafts" | "pictures" | "grounds" | "acts";

/** What `ask` asks of a table. Throws where the browser keeps nothing. */
export async function inTable<Value>(
  table: Table,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await open();
  return done(ask(database.transaction(table, mode).objectStore(table)));
}

/**
 * Puts what `change` makes of what stands under `key`, in one step that no other window comes between; nothing where it makes
 * undefined. Gives whether it was put. Throws where the browser keeps nothing.
 */
export async function changeInTable<Value>(
  table: Table,
  key: string,
  change: (kept: Value | undefined) => Value | undefined,
): Promise<boolean> {
  const store = (await open()).transaction(table, "readwrite").objectStore(table);
  const next = change(await done<Value | undefined>(store.get(key)));
  if (next === undefined) return false;
  await done(store.put(next, key));
  return true;
}

/** Lets `write` change a table in one step. Throws where the browser keeps nothing. */
export async function writeTable(table: Table, write: (store: IDBObjectStore) => void): Promise<void> {
  const transaction = (await open()).transaction(table, "readwrite");
  write(transaction.objectStore(table));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(name, 4);
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const table of ["drafts", "pictures", "grounds", "acts"] satisfies Table[])
        if (!result.objectStoreNames.contains(table)) result.createObjectStore(table);
    };
    request.onsuccess = () => {
      // A page of a later version may want to change the tables: this one does not stand in its way.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
