/**
 * Runs in a page of the app's origin that does not load the app: the beginnings of all sealed parts of a desk, as they stand
 * in the stored files, the first of them first. Long enough that each stands in one row and nowhere else.
 */
export const sealedOnDisk = async (scope: string): Promise<readonly string[]> => {
  const found: string[] = [];
  const read = async (folder: FileSystemDirectoryHandle): Promise<void> => {
    for await (const entry of (folder as unknown as { values: () => AsyncIterable<FileSystemHandle> }).values()) {
      if (entry.kind === 'directory') {
        await read(entry as FileSystemDirectoryHandle);
        continue;
      }
      const bytes = new Uint8Array(await (await (entry as FileSystemFileHandle).getFile()).arrayBuffer());
      const text = new TextDecoder('latin1').decode(bytes);
      const parts = new RegExp(`"${scope}","turn":\\d+,"sealed":"[\\w-]{80}`, 'g');
      found.push(...[...text.matchAll(parts)].map(([part]) => part));
    }
  };
  await read(await navigator.storage.getDirectory());
  return [...new Set(found)];
};
