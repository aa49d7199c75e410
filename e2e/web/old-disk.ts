/**
 * Run in a page of the app's origin that does not load the app: the browser's files of it as they are now, and put back
 * as they were, as when a phone is restored from a copy made earlier.
 */
type Files = Readonly<Record<string, string>>;

export const copyOfDisk = async (): Promise<Files> => {
  const found: Record<string, string> = {};
  const read = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
    for await (const entry of (folder as unknown as { values: () => AsyncIterable<FileSystemHandle> }).values()) {
      if (entry.kind === 'directory') {
        await read(entry as FileSystemDirectoryHandle, `${path}${entry.name}/`);
        continue;
      }
      const bytes = new Uint8Array(await (await (entry as FileSystemFileHandle).getFile()).arrayBuffer());
      found[`${path}${entry.name}`] = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    }
  };
  await read(await navigator.storage.getDirectory(), '');
  return found;
};

export const putBackDisk = async (files: Files): Promise<void> => {
  for (const [path, text] of Object.entries(files)) {
    const names = path.split('/');
    let folder = await navigator.storage.getDirectory();
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    const handle = await folder.getFileHandle(names.at(-1) ?? '');
    const writer = await handle.createWritable();
    await writer.write(Uint8Array.from(text, (char) => char.charCodeAt(0)));
    await writer.close();
  }
};
