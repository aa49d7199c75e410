/*
 * Stands before the storage worker's own code, in tests only. WebKitGTK makes no synchronous access handles for the files
 * of an origin (“Backend does not support this operation”), which Safari does. Here a handle is a buffer in memory, written
 * back through createWritable() a moment after each change. Whoever asks on the channel hears when all is written.
 */
{
  const writing = new Set();
  const channel = new BroadcastChannel('sync-access');
  channel.addEventListener('message', async ({ data }) => {
    if (data !== 'written?') return;
    channel.postMessage('heard');
    while (writing.size > 0) await Promise.all(writing);
    channel.postMessage('written');
  });

  const bytesOf = (view) => new Uint8Array(view.buffer ?? view, view.byteOffset ?? 0, view.byteLength);

  /** Calls `write` soon after each change, and never twice at once. */
  const writtenBehind = (write) => {
    let isChanged = false;
    let isBusy = false;
    const writeAll = async () => {
      isBusy = true;
      while (isChanged) {
        isChanged = false;
        await write().catch(async (cause) => {
          console.error(`the stand-in could not write: ${cause}`);
          isChanged = true;
          await new Promise((later) => setTimeout(later, 100));
        });
      }
      isBusy = false;
    };
    return () => {
      isChanged = true;
      if (isBusy) return;
      const done = writeAll().finally(() => writing.delete(done));
      writing.add(done);
    };
  };

  /** Bytes that grow. */
  const buffer = (before) => {
    let bytes = before;
    let length = before.length;
    const reach = (wanted) => {
      if (wanted > bytes.length) {
        const larger = new Uint8Array(Math.max(wanted, bytes.length * 2, 65_536));
        larger.set(bytes.subarray(0, length));
        bytes = larger;
      }
      if (wanted > length) bytes.fill(0, length, wanted);
    };
    return {
      all: () => bytes.slice(0, length),
      size: () => length,
      from: (at, count) => bytes.subarray(at, Math.max(at, Math.min(length, at + count))),
      put: (at, more) => {
        reach(at + more.length);
        bytes.set(more, at);
        length = Math.max(length, at + more.length);
      },
      cut: (size) => {
        reach(size);
        length = size;
      },
    };
  };

  FileSystemFileHandle.prototype.createSyncAccessHandle = async function createSyncAccessHandle() {
    const held = buffer(new Uint8Array(await (await this.getFile()).arrayBuffer()));
    const changed = writtenBehind(async () => {
      const writer = await this.createWritable();
      await writer.write(held.all());
      await writer.close();
    });
    return {
      read: (view, { at = 0 } = {}) => {
        const found = held.from(at, view.byteLength);
        bytesOf(view).set(found);
        return found.length;
      },
      write: (view, { at = 0 } = {}) => {
        held.put(at, bytesOf(view));
        changed();
        return view.byteLength;
      },
      truncate: (size) => {
        held.cut(size);
        changed();
      },
      getSize: held.size,
      flush: () => undefined,
      close: () => undefined,
    };
  };
}
