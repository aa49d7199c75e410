// What the app is made of besides its own code: under which licences, and what is known against it.

/** Licences that ask for no more than their text. */
const ALLOWED = new Set('MIT ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 CC0-1.0 Unlicense BlueOak-1.0.0'.split(' '));

/** Licences that ask for more are looked at package by package: none of these goes into what a player gets. */
const EXCEPTIONS = {
  'MPL-2.0': /^lightningcss/,
  'Python-2.0': /^argparse$/,
  'CC-BY-4.0': /^caniuse-lite$/,
};

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const choices = (licence) => licence.replaceAll(/[()]/g, '').split(' OR ');
const mayUse = (name, licence) =>
  choices(licence).some((one) => ALLOWED.has(one) || EXCEPTIONS[one]?.test(name) === true);

/** Reads package-lock.json: how many packages of the app are under which licence, and which may not be there. */
export function licencesIn({ packages }) {
  const counts = new Map();
  const refused = [];
  for (const [path, { dev, devOptional, license = 'none named' }] of Object.entries(packages)) {
    if (path === '' || dev || devOptional) continue;
    counts.set(license, (counts.get(license) ?? 0) + 1);
    if (!mayUse(nameOf(path), license)) refused.push(`${nameOf(path)}: ${license}`);
  }
  const told = [...counts].sort((a, b) => b[1] - a[1]).map(([licence, count]) => `${licence} ${count}`);
  return { told: `licences of what the app needs: ${told.join(', ')}`, refused };
}

/** Reads what `npm audit --json` said. A registry that gives no answer is no fault of the project. */
export function advisoriesIn(output) {
  const answer = parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  if (answer?.vulnerabilities === undefined) {
    const why = answer?.message ?? answer?.error?.summary ?? 'nothing that can be read';
    return `advisories: not known, the registry does not answer (${why.replaceAll(/https?:\/\/[^\s/]+/g, '')})`;
  }
  const found = Object.values(answer.vulnerabilities).map(
    ({ name, severity, range }) => `${name} ${range}: ${severity}`,
  );
  return found.length === 0 ? 'advisories: none' : `advisories: ${found.length}\n  ${found.join('\n  ')}`;
}

function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
