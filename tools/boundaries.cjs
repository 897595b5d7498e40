/** The import rules of the house for dependency-cruiser, generated from the ordered list of slices. */
const { slices } = require('./slices.cjs');

const rooms = '(domain|server|web)';
const names = slices.map((slice) => slice.name);
/** Tests, and what they alone load. */
const test = String.raw`(\.test\.tsx?|/worked-cases\.ts|/fuzz-values\.ts)$`;
const config = String.raw`\.config\.ts$`;
const world = '^server/world/';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** Forbids a slice every folder of every room but the shared ones, itself, and the slices above it in the list. */
const looksUpOnly = (name, place) =>
  rule(
    `${name}-looks-up-only`,
    `${name} may use only: ${names.slice(0, place).join(', ') || 'no other slice'} (tools/slices.cjs).`,
    { path: `^${rooms}/${name}/`, pathNot: test },
    {
      path: `^${rooms}/[^/]+/`,
      pathNot: `^${rooms}/(kit|words|pictures|app|world|node_modules|${names.slice(0, place + 1).join('|')})/`,
    },
  );

const doors = [
  rule(
    'through-the-door',
    'Another slice, and the same slice in another room, is reached through its index.ts only.',
    { path: `^${rooms}/([^/]+)/` },
    {
      path: `^${rooms}/(${names.join('|')})/`,
      pathNot: [`^$1/$2/`, String.raw`^${rooms}/[^/]+/index\.ts$`],
    },
  ),
  rule(
    'kit-knows-no-slice',
    'Shared machinery that knows a slice is part of that slice.',
    { path: `^${rooms}/kit/`, pathNot: test },
    { path: `^${rooms}/(${names.join('|')})/` },
  ),
  rule(
    'app-is-the-top',
    'Only app, world, tests and build settings stand above every slice.',
    { path: `^${rooms}/`, pathNot: [`^${rooms}/(app|world)/`, test, config] },
    { path: `^${rooms}/(app|world)/` },
  ),
];

const rims = [
  rule(
    'domain-is-the-bottom',
    'The domain knows neither server nor browser, nor Node itself.',
    { path: '^domain/', pathNot: test },
    { path: '^(server|web|e2e|bench|proof|tools)/' },
  ),
  rule(
    'domain-is-the-bottom',
    'The domain knows neither server nor browser, nor Node itself.',
    { path: '^domain/', pathNot: test },
    { dependencyTypes: ['core'] },
  ),
  rule(
    'sides-never-meet',
    'Server and web share the domain and nothing else.',
    { path: '^web/' },
    { path: '^server/' },
  ),
  rule(
    'sides-never-meet',
    'Server and web share the domain and nothing else.',
    { path: '^server/' },
    { path: '^web/' },
  ),
];

const hygiene = [
  rule('no-cycles', 'Two files that need each other are one file, or hide a third.', {}, { circular: true }),
  rule(
    'not-to-unresolvable',
    'The import leads nowhere, or behind a door that package.json keeps shut.',
    {},
    { couldNotResolve: true, pathNot: ['^virtual:', String.raw`\?url$`] },
  ),
  rule(
    'no-undeclared-dependency',
    "What a room ships stands in that room's own dependencies; npm hoists, so nothing else would notice.",
    { path: `^${rooms}/`, pathNot: [test, config] },
    { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['npm'] },
  ),
];

/** The demo world sets the table for every slice, so order does not bind it; its doors are kept all the same. */
const exceptWorld = (one) => ({ ...one, from: { ...one.from, pathNot: [one.from.pathNot ?? [], world].flat() } });

module.exports = {
  forbidden: [...names.map(looksUpOnly).map(exceptWorld), ...doors, ...rims, ...hygiene],
  options: {
    exclude: { path: '^(domain|server|web)/dist/' },
    doNotFollow: { path: 'node_modules' },
    parser: 'tsc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
