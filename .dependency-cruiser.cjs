// The dependency rule: engine <- rules <- journal <- session <- app, and secrecy under the journal.
// `src/tools/boundaries.test.ts` proves that each rule below catches what it is for.
const TEST = '\\.test\\.tsx?$|^src/testkit/|/testing/';
const CORE = '^src/(engine|rules|journal|session|wording|packs|secrecy)/';
const VOCABULARY = '^src/rules/[^/]+/[^/]+/vocabulary\\.ts$';
const SIDES = '^(src|app|e2e)/';

/** A room of the core may look into itself and into the rooms named. */
const sees = (room, ...rooms) => ({
  name: `${room}-sees-only-${rooms.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: TEST },
  to: { path: SIDES, pathNot: `^src/(${[room, ...rooms].join('|')})/` },
});

module.exports = {
  forbidden: [
    sees('engine'),
    sees('rules', 'engine'),
    sees('journal', 'engine', 'rules', 'secrecy'),
    sees('wording', 'engine', 'rules', 'journal', 'packs'),
    sees('packs', 'engine', 'rules'),
    sees('secrecy', 'engine'),
    sees('session', 'engine', 'rules', 'journal', 'wording', 'packs', 'secrecy'),
    sees('storage', 'engine', 'journal', 'session'),
    sees('headless', 'engine', 'rules', 'journal', 'wording', 'packs'),
    {
      name: 'games-do-not-know-each-other',
      comment: 'What two rule sets share is in rules/common; MOP is written on top of NLC.',
      severity: 'error',
      from: { path: '^src/rules/([^/]+)/', pathNot: `${TEST}|^src/rules/mop/` },
      to: { path: '^src/rules/', pathNot: '^src/rules/($1|common)/' },
    },
    {
      name: 'mop-knows-nlc-by-its-door',
      severity: 'error',
      from: { path: '^src/rules/mop/', pathNot: TEST },
      to: {
        path: '^src/rules/',
        pathNot: '^src/rules/((mop|common)/|nlc/(index\\.ts$|tables/|[^/]+/vocabulary\\.ts$))',
      },
    },
    {
      name: 'common-knows-no-game',
      severity: 'error',
      from: { path: '^src/rules/common/', pathNot: TEST },
      to: { path: '^src/rules/', pathNot: '^src/rules/common/' },
    },
    {
      name: 'packs-know-no-game',
      comment: 'A pack is data about a title and its decoding; what the rules make of it is not its business.',
      severity: 'error',
      from: { path: '^src/packs/', pathNot: TEST },
      to: { path: '^src/rules/', pathNot: '^src/rules/common/' },
    },
    {
      name: 'rule-sets-have-one-door',
      comment:
        'From outside, a rule set is its index, its tables, what its topics say; what needs no app has its procedures too.',
      severity: 'error',
      from: { path: SIDES, pathNot: `^src/rules/|${TEST}` },
      to: {
        path: '^src/rules/[^/]+/',
        pathNot: ['^src/rules/(common/|[^/]+/((index|procedures)\\.ts$|tables/))', VOCABULARY],
      },
    },
    {
      name: 'the-app-plays-through-the-index',
      comment: 'The free-standing procedures weigh too much for the first page: the late piece has them by one file.',
      severity: 'error',
      from: {
        path: '^(app|src/(journal|session|wording|packs|secrecy))/',
        pathNot: `${TEST}|^src/session/procedures\\.ts$`,
      },
      to: { path: '^src/rules/[^/]+/procedures\\.ts$' },
    },
    {
      name: 'only-the-wording-reads-a-line',
      comment: 'Which line it is, nobody needs to know but whoever has words for it.',
      severity: 'error',
      from: { path: SIDES, pathNot: `^src/wording/|${TEST}` },
      to: { path: '^src/wording/lines\\.ts$' },
    },
    {
      name: 'only-the-wiring-knows-storage',
      severity: 'error',
      from: { path: '^app/', pathNot: `^app/(App\\.tsx$|wiring/)|${TEST}` },
      to: { path: '^src/storage/' },
    },
    {
      name: 'core-npm-allow-list',
      severity: 'error',
      from: { path: CORE, pathNot: TEST },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown', 'npm-bundled'],
        pathNot: '^node_modules/(zustand/(esm/)?vanilla|@noble/(hashes|ciphers)/|valibot/)',
      },
    },
    {
      name: 'secrecy-leans-on-noble-alone',
      comment: 'What holds secrets is short enough to be read through, with what it imports.',
      severity: 'error',
      from: { path: '^src/secrecy/', pathNot: TEST },
      to: { path: '^node_modules/', pathNot: '^node_modules/@noble/(hashes|ciphers)/' },
    },
    {
      name: 'only-secrecy-ciphers',
      severity: 'error',
      from: { path: SIDES, pathNot: `^src/secrecy/|${TEST}` },
      to: { path: '^node_modules/@noble/ciphers/' },
    },
    {
      name: 'core-reaches-no-react-no-node',
      comment: 'Not even through three files.',
      severity: 'error',
      from: { path: CORE, pathNot: TEST },
      to: { path: '^node_modules/(react|react-native|react-dom|expo|@expo|@react-navigation)([-/])', reachable: true },
    },
    {
      name: 'core-imports-nothing-of-node',
      severity: 'error',
      from: { path: CORE, pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'app-imports-nothing-of-node',
      severity: 'error',
      from: { path: '^app/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'testkit-is-for-tests',
      comment: 'Measuring, playing golden games and running the laws elsewhere are tests too.',
      severity: 'error',
      from: { path: SIDES, pathNot: `${TEST}|^src/tools/(bench|count|golden|hermes|same)/` },
      to: { path: '^src/testkit/' },
    },
    {
      name: 'tools-are-for-people',
      comment: 'No part of the app runs on a tool, a headless door or a Node backend.',
      severity: 'error',
      from: { path: '^(app|src)/', pathNot: `${TEST}|^src/(tools|headless|storage/node)/` },
      to: { path: '^src/(tools|headless|storage/node)/|^e2e/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: { path: '^(app|src)/' }, to: { couldNotResolve: true } },
    {
      name: 'declared-in-package-json',
      severity: 'error',
      from: { path: '^(app|src)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'app-ships-no-dev-dependency',
      severity: 'error',
      from: { path: '^(app|src)/', pathNot: `${TEST}|^src/(tools|headless|storage/node)/` },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
