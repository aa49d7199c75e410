// SQLite under plain Node: the wa-sqlite.wasm that expo-sqlite ships for the web, on real files. JavaScript, because
// the package has neither types nor an export for these files. Declared in wa-sqlite.d.cts.
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');

const folder = path.join(path.dirname(require.resolve('expo-sqlite/package.json')), 'web', 'wa-sqlite');
const load = (file) => require(path.join(folder, file));
const VFS = load('VFS.js');
const C = load('sqlite-constants.js');
const { FacadeVFS } = load('FacadeVFS.js');

/** The operating system's files, or others that fail on demand. */
let disk = fs;
const useDisk = (other) => {
  disk = other ?? fs;
};

const syncFolderOf = (file) => {
  const fd = disk.openSync(path.dirname(file), 'r');
  try {
    disk.fsyncSync(fd);
  } finally {
    disk.closeSync(fd);
  }
};

const NO_ROOM = ['ENOSPC', 'EDQUOT'];

/** Asks the operating system for whatever SQLite asks for; any failure is one SQLite understands and rolls back. */
const guarded = (code, work) => {
  try {
    return work() ?? VFS.SQLITE_OK;
  } catch (error) {
    return NO_ROOM.includes(error?.code) ? VFS.SQLITE_FULL : code;
  }
};

const writeAll = (fd, bytes, offset) => {
  for (let done = 0; done < bytes.length;) done += disk.writeSync(fd, bytes, done, bytes.length - done, offset + done);
};

/** One process, one connection: no locks. `fsync` off is for tests that need no power cut. */
const nodeFiles = (fsync) => {
  const open = new Map();
  const fdOf = (id) => open.get(id).fd;
  return {
    jOpen: (name, id, flags, out) =>
      guarded(VFS.SQLITE_CANTOPEN, () => {
        const temporary = !name || (flags & VFS.SQLITE_OPEN_DELETEONCLOSE) !== 0;
        const file = name ?? path.join(os.tmpdir(), `wa-sqlite-${process.pid}-${id}-${Date.now()}`);
        const create = (flags & VFS.SQLITE_OPEN_CREATE) !== 0 && !disk.existsSync(file);
        open.set(id, { fd: disk.openSync(file, create ? 'w+' : 'r+'), file, temporary });
        if (create && fsync && !temporary) syncFolderOf(file);
        out.setInt32(0, flags, true);
      }),
    jClose: (id) =>
      guarded(VFS.SQLITE_IOERR_CLOSE, () => {
        const { fd, file, temporary } = open.get(id);
        open.delete(id);
        disk.closeSync(fd);
        if (temporary) disk.rmSync(file, { force: true });
      }),
    jRead: (id, data, offset) =>
      guarded(VFS.SQLITE_IOERR_READ, () => {
        const bytes = Buffer.alloc(data.byteLength);
        const count = disk.readSync(fdOf(id), bytes, 0, bytes.length, offset);
        data.set(bytes);
        return count < bytes.length ? VFS.SQLITE_IOERR_SHORT_READ : VFS.SQLITE_OK;
      }),
    jWrite: (id, data, offset) =>
      guarded(VFS.SQLITE_IOERR_WRITE, () => writeAll(fdOf(id), Buffer.from(data.slice()), offset)),
    jTruncate: (id, size) => guarded(VFS.SQLITE_IOERR_TRUNCATE, () => disk.ftruncateSync(fdOf(id), size)),
    jSync: (id) => guarded(VFS.SQLITE_IOERR_FSYNC, () => (fsync ? disk.fsyncSync(fdOf(id)) : undefined)),
    jFileSize: (id, out) =>
      guarded(VFS.SQLITE_IOERR_FSTAT, () => out.setBigInt64(0, BigInt(disk.fstatSync(fdOf(id)).size), true)),
    jDelete: (name, syncDir) =>
      guarded(VFS.SQLITE_IOERR_DELETE, () => {
        disk.rmSync(name, { force: true });
        if (syncDir && fsync) syncFolderOf(name);
      }),
    jAccess: (name, flags, out) =>
      guarded(VFS.SQLITE_IOERR_ACCESS, () => out.setInt32(0, disk.existsSync(name) ? 1 : 0, true)),
  };
};

/** jest-expo's TextDecoder knows utf-8 only, and wa-sqlite's glue asks for utf-16le once, while it loads. */
const withNodeTextDecoder = async (work) => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'TextDecoder');
  const value = require('node:util').TextDecoder;
  Object.defineProperty(globalThis, 'TextDecoder', { value, configurable: true, writable: true });
  try {
    return await work();
  } finally {
    if (before) Object.defineProperty(globalThis, 'TextDecoder', before);
  }
};

const start = async () => {
  const wasmBinary = fs.readFileSync(path.join(folder, 'wa-sqlite.wasm'));
  const module = await withNodeTextDecoder(() => load('wa-sqlite.js').default({ wasmBinary }));
  const api = load('sqlite-api.js').Factory(module);
  api.vfs_register(await load('MemoryVFS.js').MemoryVFS.create('memory', module), false);
  for (const [name, fsync] of [
    ['durable', true],
    ['quick', false],
  ]) {
    const vfs = Object.assign(new FacadeVFS(name, module), nodeFiles(fsync));
    await vfs.isReady();
    api.vfs_register(vfs, false);
  }
  return api;
};

let started;
const sqlite = () => (started ??= start());

const vfsFor = (file, fsync) => (file === ':memory:' ? 'memory' : fsync ? 'durable' : 'quick');

/** Opens a file (or ":memory:"); `data` fills a memory database with the bytes of a saved one. */
const openConnection = async (file, { fsync = false, data } = {}) => {
  const api = await sqlite();
  const flags = C.SQLITE_OPEN_READWRITE | C.SQLITE_OPEN_CREATE;
  const db = await api.open_v2(file, flags, vfsFor(file, fsync));
  if (data) await api.deserialize(db, 'main', data);
  return { api, db };
};

const exec = async ({ api, db }, sql) => {
  await api.exec(db, sql);
};

const compile = async ({ api, db }, sql) => {
  const statements = api.statements(db, sql, { unscoped: true })[Symbol.asyncIterator]();
  const { value } = await statements.next();
  await statements.return?.();
  if (!value) throw new Error('not a statement');
  return value;
};

const bind = (api, statement, index, value) => {
  if (value === null || value === undefined) api.bind_null(statement, index);
  else if (typeof value === 'boolean') api.bind_int(statement, index, value ? 1 : 0);
  else if (typeof value === 'string') api.bind_text(statement, index, value);
  else if (typeof value !== 'number') api.bind_blob(statement, index, value);
  else if (Number.isInteger(value)) api.bind_int64(statement, index, BigInt(value));
  else api.bind_double(statement, index, value);
};

const READ = {
  [C.SQLITE_INTEGER]: (api, statement, i) => api.column_int_safe(statement, i),
  [C.SQLITE_FLOAT]: (api, statement, i) => api.column_double(statement, i),
  [C.SQLITE_TEXT]: (api, statement, i) => api.column_text(statement, i),
  [C.SQLITE_BLOB]: (api, statement, i) => api.column_blob(statement, i).slice(),
  [C.SQLITE_NULL]: () => null,
};

const currentRow = (api, statement) =>
  Array.from({ length: api.column_count(statement) }, (_, i) => READ[api.column_type(statement, i)](api, statement, i));

const step = async ({ api }, statement) =>
  (await api.step(statement)) === C.SQLITE_ROW ? currentRow(api, statement) : null;

/** Starts a compiled statement anew. `params` are [position or name, value]. Gives the first row, or null. */
const begin = async (connection, statement, params) => {
  const { api } = connection;
  await api.reset(statement).catch(() => undefined);
  api.clear_bindings(statement);
  for (const [place, value] of params) {
    const index = typeof place === 'number' ? place : api.bind_parameter_index(statement, place);
    if (index > 0) bind(api, statement, index, value);
  }
  return step(connection, statement);
};

/** The rows that are left. */
const rest = async (connection, statement) => {
  const rows = [];
  for (let row = await step(connection, statement); row; row = await step(connection, statement)) rows.push(row);
  return rows;
};

const columnNames = ({ api }, statement) =>
  Array.from({ length: api.column_count(statement) }, (_, i) => api.column_name(statement, i));

const finalize = async ({ api }, statement) => {
  await api.finalize(statement).catch(() => undefined);
};

const close = async ({ api, db }) => {
  for (let left = api.next_stmt(db, null); left; left = api.next_stmt(db, null)) await api.finalize(left);
  await api.close(db);
};

module.exports = { useDisk, openConnection, exec, compile, begin, step, rest, columnNames, finalize, close };
