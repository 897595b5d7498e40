import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { build as bundle } from 'esbuild';
import { lastingNamesOf } from './lasting-names.mjs';
import { pathOf, sayingsOf, sortOut, writeNames, writePacks } from './packs.mjs';

const hashOf = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 12);

/** Every module that can be reached from one, lazily or not; `isLeft` names those not to follow. */
const reachedFrom = (manifest, key, isLeft, seen = new Set()) => {
  if (seen.has(key) || isLeft(key)) return seen;
  seen.add(key);
  const { imports = [], dynamicImports = [] } = manifest[key];
  for (const next of [...imports, ...dynamicImports]) reachedFrom(manifest, next, isLeft, seen);
  return seen;
};

/** The pictures that screens show. Those of the sign-in page are named by that page. */
const appPictures = /^(logo|farm-default|empty-farms|crop-\w+)\.svg$/;

/** A picture keeps its name when it changes, so its hash goes beside it. */
const picturesOf = (web) =>
  readdirSync(join(web, 'pictures'))
    .filter((name) => appPictures.test(name))
    .map((name) => `/pictures/${name}?v=${hashOf(readFileSync(join(web, 'pictures', name)))}`);

/** Screens that show and change nothing without a network: offers and money, investors', admins'. No phone takes them. */
const onlineOnly =
  /^(investments\/|loans\/(officer-parts|group-parts|till-desk|PassportsPage|passport-island)\.|advisory\/(AdviceNow|Outbreak|Thresholds|pest-admin)|finance\/(staff|wallet)-parts\.|accounts\/((Applicant|BankAccount|InvestorHistory|People|ProcessorProfile|Notices)Page|investor-screens)\.|messaging\/(BroadcastsPage|MessageGuard|ReportedMessagesPage|room-parts)\.|marketplace\/(Opportunit|Venture|Price(Imports|Series|s)Page|demand-screens|sale-screens|IssueVoucher|dealer-screens|shop-screens)|processing\/((work|goods|money)-screens|AskMillPage|AskOtherMillPage|SetUpGatePage)\.|insurance\/(AddProductForm|InsuranceDesk|reckon-)|library\/(AgronomistsPage|DeskPage|DeskArticlePage|PassCase)\.|relations\/((Assignments|CompanyApplication|Duplicates|Merge)Page|mill-screens)\.|settings\/(Licences|Switches|TaskRules)Page\.|sync\/LostPhonesPage\.|supervision\/Zones?Page\.|traceability\/(trace-parts|wasm-reader|trip-screens|driver-island)\.)/;
const onlineWords = [
  'applying',
  'askMill',
  'calculate',
  'checking',
  'demand',
  'desk',
  'inviting',
  'investments',
  'investor',
  'mill',
  'offers',
  'passport',
  'driver',
  'trips',
  'receipt',
  'warehouse',
  'log',
  'genuine',
  'storage',
  'room',
  'notices',
  'wallet',
];

/**
 * What the app needs to open and work without a network. Left out are the forms of public pages, and the catalogues: the
 * worker takes those of the language whose shell it takes. The small parts about the phone's own store and about land are
 * taken in every language, for nobody could open their records or map a plot without them; so is what a manager reads out
 * to a farmer in the farmer's own.
 */
const filesOfApp = (web, manifest, entryKey, islands) => {
  const isLeft = (key) =>
    onlineOnly.test(key) ||
    islands.some((ending) => key.endsWith(ending)) ||
    /words\/\w+\.json(?!\?(phone|land|spoken)$)/.test(key);
  const reached = [...reachedFrom(manifest, entryKey, isLeft)];
  const modules = reached.map((key) => `/${manifest[key].file}`);
  // The entry's own styles stand in the shell; a part that has some does not open without them.
  const styles = reached.filter((key) => key !== entryKey).flatMap((key) => manifest[key].css ?? []);
  // In the order in which they are reached: what a screen needs lies in few packs.
  return [...new Set([...modules, ...styles.map((file) => `/${file}`), ...picturesOf(web)])];
};

/** By language, the parts of its catalogue that come with the app's screens. */
const wordsOfApp = (manifest) => {
  const words = {};
  for (const [key, { file }] of Object.entries(manifest)) {
    const [, language, part] = /words\/(\w+)\.json\?(\w+)$/.exec(key) ?? [];
    if (language !== undefined && !['forms', 'joining', ...onlineWords].includes(part))
      (words[language] ??= []).push(`/${file}`);
  }
  return words;
};

const pagesTaken = ['app', 'app-kept', 'login', 'offline'];

const readPages = (web) => pagesTaken.map((name) => readFileSync(join(web, 'pages', 'en', `${name}.html`), 'utf8'));

const namedIn = (pages) =>
  pages.flatMap((html) =>
    [...html.matchAll(/(?:href|src)="(\/(?:assets|pictures)\/[^"]+\.(?:js|css|svg))"/g)].map(([, file]) => file),
  );

/**
 * Builds the workers, and the packs that the app's takes. @param first addresses of the files that a first page brings.
 * @returns the addresses it asks for when it is installed, in English.
 */
export const buildWorker = async (root, web, manifest, entryKey, islands, first, site) => {
  const all = filesOfApp(web, manifest, entryKey, islands);
  const { alone, small } = sortOut(web, all, first);
  const lasting = lastingNamesOf(JSON.parse(readFileSync(join(web, '.vite', 'places.json'), 'utf8')));
  const names = writeNames(web, lasting);
  const packs = writePacks(web, small, lasting);
  const publicPaths = site.pages
    .map(({ path }) => path)
    .filter((path) => !['/app', '/app-kept', '/404'].includes(path));
  const words = {};
  for (const [language, files] of Object.entries(wordsOfApp(manifest)))
    words[language] = writePacks(web, files, lasting);
  const entry = `/${manifest[entryKey].file}`;
  const pictures = all.filter((file) => file.startsWith('/pictures/'));
  const sayings = sayingsOf(web, [...new Set([...alone, ...namedIn(readPages(web))])], lasting);
  const facts = { entry, files: alone, sayings, names, packs, pictures, words, publicPaths, appPaths: site.appPaths };
  // The server puts the operator's settings into pages, so it has a part in the version.
  const version = `${hashOf(JSON.stringify(facts))}-%SITE_TAG%`;
  const write = (name, define = {}, target = 'es2022') =>
    bundle({
      entryPoints: [join(root, 'web', 'app', `${name}.ts`)],
      outfile: join(web, `${name}.js`),
      bundle: true,
      minify: true,
      format: 'iife',
      target,
      logLevel: 'warning',
      define,
    });
  await write('service-worker', { BUILT: JSON.stringify({ version, ...facts }) });
  await write('site-worker', { PUBLIC_PATHS: JSON.stringify(publicPaths) });
  await write('story-worker');
  // Drivers bring the oldest phones.
  await write('driver-worker', {}, 'es2020');
  return [...alone, names, ...packs, ...words.en];
};

const mostWorkerKb = 8;

const brotliKb = (bytes) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length / 1024;

const fileKb = (web, file) => brotliKb(readFileSync(pathOf(web, file)));

/** Weighs the worker, and all that it takes at its first visit; throws when the worker is over its budget. */
export const checkWorkerBytes = (web, files) => {
  const worker = fileKb(web, '/service-worker.js');
  const pages = readPages(web);
  const all = [...new Set([...files.map((file) => file.split('?')[0]), ...namedIn(pages)])];
  const kb = [...all.map((file) => fileKb(web, file)), ...pages.map(brotliKb)].reduce((sum, one) => sum + one, 0);
  console.log(`bytes: ${worker.toFixed(1).padStart(6)} KB of ${mostWorkerKb}  service worker`);
  console.log(
    `bytes: ${kb.toFixed(1).padStart(6)} KB in ${all.length + pages.length} files  taken for use without a network`,
  );
  if (worker > mostWorkerKb) throw new Error(`Over the byte budget: service worker, ${worker.toFixed(1)} KB`);
};
