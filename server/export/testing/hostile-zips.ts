/** A zip whose directory tells of so many files, all without a byte. */
export function manyFiles(count: number): Buffer {
  const local = Buffer.alloc(31);
  local.writeUInt32LE(0x04034b50, 0);
  const records = Array.from({ length: count }, (_, index) => {
    const name = `site/${index}`;
    const record = Buffer.alloc(46 + name.length);
    record.writeUInt32LE(0x02014b50, 0);
    record.writeUInt16LE(name.length, 28);
    record.write(name, 46);
    return record;
  });
  const directory = Buffer.concat(records);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count & 0xffff, 8);
  end.writeUInt16LE(count & 0xffff, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, directory, end]);
}

/** Where the directory of a zip tells of a file. */
export function tellingOf(zip: Buffer, name: string): number {
  const at = zip.lastIndexOf(name) - 46;
  if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error(`the zip holds no ${name}`);
  return at;
}

/** `file` with another value (16 bits) in a field of what its directory tells of `name`; with ten bytes less in one of 32 bits where none is said. */
export function lyingAbout(name: string, file: Uint8Array, field: number, value?: number): Uint8Array {
  const zip = Buffer.from(file);
  const at = tellingOf(zip, name) + field;
  if (value === undefined) zip.writeUInt32LE(zip.readUInt32LE(at) - 10, at);
  else zip.writeUInt16LE(value, at);
  return zip;
}
