import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/*
 * The byte budget of the house, in brotli kilobytes, pictures left out. A page over it does not build: on 400 kbit/s
 * each 50 KB is a second of somebody's life.
 */
const budgetKb = {
  static: 15,
  form: 50,
  app: 60,
  dashboard: 67,
  language: 10,
  route: 10,
  form_chunk: 25,
  map: 70,
  scanner: 15,
};

const brotliKb = (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / 1024;

const fileKb = (web, file) => readFileSync(join(web, `${file}.br`)).length / 1024;

const loadedBy = (html) => [...html.matchAll(/(?:href|src)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file);

const weigh = (web, name) => {
  const html = readFileSync(join(web, 'pages', 'en', `${name}.html`), 'utf8');
  const loaded = [...new Set(loadedBy(html))];
  const kb = brotliKb(html) + loaded.reduce((sum, file) => sum + fileKb(web, file), 0);
  return { kb, files: loaded.length };
};

const budgetOf = ({ files }, name) => (name === 'app' ? budgetKb.app : files === 0 ? budgetKb.static : budgetKb.form);

const importsOf = (manifest, key, seen = new Set()) => {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) importsOf(manifest, next, seen);
  return seen;
};

/** Chunks that import each other in a circle, which run before what they stand on is there; null when there are none. */
const circleIn = (manifest) => {
  const done = new Set();
  const walk = (key, path) => {
    if (path.includes(key)) return [...path.slice(path.indexOf(key)), key];
    if (done.has(key)) return null;
    for (const next of manifest[key].imports ?? []) {
      const circle = walk(next, [...path, key]);
      if (circle !== null) return circle;
    }
    done.add(key);
    return null;
  };
  for (const key of Object.keys(manifest)) {
    const circle = walk(key, []);
    if (circle !== null) return circle;
  }
  return null;
};

/**
 * A dashboard until its records stand on it: the shell with what brings them, and the files its own screen needs besides.
 */
const weighDashboard = (web, manifest, shell, screens) => {
  const loaded = new Set(loadedBy(readFileSync(join(web, 'pages', 'en', 'app.html'), 'utf8')));
  const keys = new Set(screens.flatMap((key) => [...importsOf(manifest, key)]));
  const more = [...keys].map((key) => manifest[key].file).filter((file) => !loaded.has(file));
  return shell.kb + more.reduce((sum, file) => sum + fileKb(web, file), 0);
};

/** The screens that the farmer's dashboard is made of, the heaviest of the dashboards. */
const farmerDashboard = ['app/farmer.tsx', 'app/FarmerDashboard.tsx', 'farms/FarmsPanel.tsx'];

/** Weighs every page and language; throws with what is over the budget. */
export const checkBytes = async (web) => {
  const { pages } = JSON.parse(readFileSync(join(web, 'site.json'), 'utf8'));
  const names = pages.map(({ path }) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')));
  const rows = names
    .map((name) => ({ name, ...weigh(web, name) }))
    .map((row) => ({ ...row, budget: budgetOf(row, row.name) }));
  const manifest = JSON.parse(readFileSync(join(web, '.vite', 'manifest.json'), 'utf8'));
  const shell = rows.find(({ name }) => name === 'app');
  const dashboard = weighDashboard(web, manifest, shell, farmerDashboard);
  rows.push({ name: 'farmer dashboard', kb: dashboard, budget: budgetKb.dashboard });
  for (const [key, { file, isDynamicEntry }] of Object.entries(manifest)) {
    if (!isDynamicEntry) continue;
    const budget = /words\//.test(key)
      ? budgetKb.language
      : /wasm-reader/.test(key)
        ? budgetKb.scanner
        : /PlotMap/.test(key)
          ? budgetKb.map
          : /Form|SignUp|Reset/.test(key)
            ? budgetKb.form_chunk
            : budgetKb.route;
    rows.push({ name: key, kb: fileKb(web, file), budget });
  }
  for (const { name, kb, budget } of rows) console.log(`bytes: ${kb.toFixed(1).padStart(6)} KB of ${budget}  ${name}`);
  const circle = circleIn(manifest);
  if (circle !== null) throw new Error(`Chunks import each other, and would start in no order: ${circle.join(' > ')}`);
  const over = rows.filter(({ kb, budget }) => kb > budget);
  if (over.length > 0) throw new Error(`Over the byte budget: ${over.map(({ name }) => name).join(', ')}`);
};
