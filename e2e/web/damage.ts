/**
 * Runs in a page of the app's origin that does not load the app: changes one byte of the stored database, as a dying
 * memory chip would, wherever `text` stands. The browser keeps each database file behind a head of its own; pages that
 * are still in the write-ahead log are summed anew, else SQLite would take the log's end for an unfinished write.
 */
export const damage = async (text: string): Promise<number> => {
  const HEAD = 4096;
  const files = async (folder: FileSystemDirectoryHandle): Promise<readonly FileSystemFileHandle[]> => {
    const found: FileSystemFileHandle[] = [];
    for await (const entry of (folder as unknown as { values: () => AsyncIterable<FileSystemHandle> }).values()) {
      if (entry.kind === 'file') found.push(entry as FileSystemFileHandle);
      else found.push(...(await files(entry as FileSystemDirectoryHandle)));
    }
    return found;
  };
  const places = (bytes: Uint8Array): readonly number[] => {
    const wanted = new TextEncoder().encode(text);
    const found: number[] = [];
    for (let at = bytes.indexOf(wanted[0]!); at !== -1; at = bytes.indexOf(wanted[0]!, at + 1)) {
      if (wanted.every((byte, i) => bytes[at + i] === byte)) found.push(at);
    }
    return found;
  };
  const sumAnew = (bytes: Uint8Array): void => {
    const log = new DataView(bytes.buffer, bytes.byteOffset + HEAD, bytes.byteLength - HEAD);
    if (log.byteLength < 32 || (log.getUint32(0) & 0xfffffffe) >>> 0 !== 0x377f0682) return;
    const little = (log.getUint32(0) & 1) === 0;
    const page = log.getUint32(8);
    let [a, b] = [log.getUint32(24), log.getUint32(28)];
    const add = (from: number, length: number): void => {
      for (let at = from; at < from + length; at += 8) {
        a = (a + log.getUint32(at, little) + b) >>> 0;
        b = (b + log.getUint32(at + 4, little) + a) >>> 0;
      }
    };
    const isOfThisLog = (at: number): boolean =>
      at + 24 + page <= log.byteLength &&
      log.getUint32(at + 8) === log.getUint32(16) &&
      log.getUint32(at + 12) === log.getUint32(20);
    for (let at = 32; isOfThisLog(at); at += 24 + page) {
      add(at, 8);
      add(at + 24, page);
      log.setUint32(at + 16, a);
      log.setUint32(at + 20, b);
    }
  };
  let changed = 0;
  for (const handle of await files(await navigator.storage.getDirectory())) {
    const bytes = new Uint8Array(await (await handle.getFile()).arrayBuffer());
    const hits = places(bytes);
    if (hits.length === 0) continue;
    for (const at of hits) bytes[at + text.length - 3]! ^= 1;
    sumAnew(bytes);
    const writer = await handle.createWritable();
    await writer.write(bytes);
    await writer.close();
    changed += hits.length;
  }
  return changed;
};
