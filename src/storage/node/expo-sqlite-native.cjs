// Stands in for expo-sqlite's native module under Node, so that its own JavaScript (SQLiteDatabase, SQLiteStatement)
// runs in tests on the SQLite it ships. Only the async API: the app uses no other.
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const wa = require('./wa-sqlite.cjs');

const placed = (values, byPosition) =>
  Object.entries(values).map(([place, value]) => [byPosition ? Number(place) + 1 : place, value]);

class NativeDatabase {
  constructor(databasePath, options, data) {
    this.databasePath = databasePath;
    this.options = options;
    this.data = data;
  }
  async initAsync() {
    const file = this.data ? ':memory:' : this.databasePath;
    this.connection = await wa.openConnection(file, { fsync: process.env.SQLITE_FSYNC === '1', data: this.data });
  }
  async closeAsync() {
    await wa.close(this.connection);
  }
  async execAsync(sql) {
    await wa.exec(this.connection, sql);
  }
  async isInTransactionAsync() {
    return this.connection.api.get_autocommit(this.connection.db) === 0;
  }
  async serializeAsync(schema) {
    return this.connection.api.serialize(this.connection.db, schema);
  }
  async prepareAsync(statement, sql) {
    statement.connection = this.connection;
    statement.pointer = await wa.compile(this.connection, sql);
  }
}

class NativeStatement {
  async runAsync({ connection }, params, blobs, byPosition) {
    const all = [...placed(params, byPosition), ...placed(blobs, byPosition)];
    const firstRowValues = (await wa.begin(connection, this.pointer, all)) ?? [];
    const { api, db } = connection;
    return { lastInsertRowId: Number(api.last_insert_rowid(db)), changes: api.changes(db), firstRowValues };
  }
  async stepAsync({ connection }) {
    return wa.step(connection, this.pointer);
  }
  async getAllAsync({ connection }) {
    return wa.rest(connection, this.pointer);
  }
  async resetAsync({ connection }) {
    await connection.api.reset(this.pointer);
  }
  async getColumnNamesAsync() {
    return wa.columnNames(this.connection, this.pointer);
  }
  async finalizeAsync({ connection }) {
    await wa.finalize(connection, this.pointer);
  }
}

module.exports = {
  __esModule: true,
  default: {
    defaultDatabaseDirectory: process.env.SQLITE_DIR ?? fs.mkdtempSync(path.join(os.tmpdir(), 'expo-sqlite-')),
    bundledExtensions: {},
    NativeDatabase,
    NativeStatement,
    NativeSession: class {},
    async ensureDatabasePathExistsAsync(file) {
      if (file !== ':memory:') fs.mkdirSync(path.dirname(file), { recursive: true });
    },
    async deleteDatabaseAsync(file) {
      for (const suffix of ['', '-journal', '-wal']) fs.rmSync(file + suffix, { force: true });
    },
    async backupDatabaseAsync(to, toName, from, fromName) {
      await to.connection.api.backup(to.connection.db, toName, from.connection.db, fromName);
    },
    addListener: () => ({ remove() {} }),
  },
};
