import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { build as viteBuild } from 'vite';
import { checkBytes } from './bytes.mjs';
import { earlyPinPath, renderEarlyPins } from './early-pin.mjs';
import { islandFiles, islandWords } from './island-files.mjs';
import { inlineScript } from './inline-script.mjs';
import { bundleServer } from './server-bundle.mjs';
import { buildWorker, checkWorkerBytes } from './worker.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const web = join(root, 'dist', 'web');

const say = (words) => console.log(`build: ${words}`);

const buildBrowser = async () => {
  const configFile = join(root, 'web', 'vite.config.ts');
  await viteBuild({ configFile, logLevel: 'warn' });
  await viteBuild({ configFile, logLevel: 'warn', build: { ssr: true } });
};

const sha = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Every module an entry needs before it can start, so that the page asks for all of them at once. */
const importsOf = (manifest, key, seen = new Set()) => {
  if (seen.has(key)) return [];
  seen.add(key);
  const { file, imports = [] } = manifest[key];
  return [...imports.flatMap((next) => importsOf(manifest, next, seen)), file];
};

const keyOf = (manifest, ending) => {
  const key = Object.keys(manifest).find((name) => name.endsWith(ending));
  if (key === undefined) throw new Error(`The build made nothing for ${ending}.`);
  return key;
};

const assetsFor = (manifest, page, language, inlined) => {
  const isApp = page.path === '/app';
  if (!isApp && page.islands.length === 0) return { ...inlined, entry: null, preloads: [], asked: [] };
  const entryKey = keyOf(manifest, isApp ? 'app/main.tsx' : 'app/islands.tsx');
  const parts = page.islands.map((name) => keyOf(manifest, islandFiles[name]));
  const own = page.islands.flatMap((name) => islandWords[name] ?? []);
  const texts = own.map((part) => keyOf(manifest, `words/${language}.json?${part}`));
  const engine = isApp ? [keyOf(manifest, 'sync/enter-memory.ts')] : [];
  const keys = [
    entryKey,
    ...engine,
    ...parts,
    ...texts,
    keyOf(manifest, `words/${language}.json${isApp ? '' : '?forms'}`),
  ];
  const files = [...new Set(keys.flatMap((key) => importsOf(manifest, key)))];
  const entry = manifest[entryKey].file;
  return { ...inlined, entry, preloads: files.filter((file) => file !== entry), asked: isApp ? ['/api/me'] : [] };
};

/** What a farmer's first screen needs beside the app's own files; the page's first script asks for it at their addresses. */
const farmerScreens = ['app/farmer.tsx', 'app/FarmerDashboard.tsx', 'farms/FarmsPanel.tsx'];

const farmerFiles = (manifest) => {
  const shell = new Set(importsOf(manifest, keyOf(manifest, 'app/main.tsx')));
  const files = farmerScreens.flatMap((ending) => importsOf(manifest, keyOf(manifest, ending)));
  return [...new Set(files)].filter((file) => !shell.has(file));
};

const fileOf = (path) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

const renderPages = async () => {
  const manifest = JSON.parse(await readFile(join(web, '.vite', 'manifest.json'), 'utf8'));
  const site = await import(pathToFileURL(join(root, 'dist', 'prerender', 'prerender.js')).href);
  const stylesOf = async (file) => (await readFile(join(web, file), 'utf8')).trim();
  const siteStyles = await stylesOf(manifest[keyOf(manifest, 'app/site.css')].file);
  const appStyles = await stylesOf(manifest[keyOf(manifest, 'app/main.tsx')].css[0]);
  const scriptOf = (name, options) => inlineScript(join(root, 'web', 'app', name), options);
  const code = await scriptOf('page-script.js', { target: 'es2017' });
  const define = { FARMER_FILES: JSON.stringify(farmerFiles(manifest)) };
  const appCode = await scriptOf('app-script.js', { define });
  const siteCode = await scriptOf('site-script.js');
  for (const language of site.languages) {
    await mkdir(join(web, 'pages', language), { recursive: true });
    for (const page of site.publicPages) {
      const isApp = page.path === '/app';
      const inlined = isApp
        ? { styles: appStyles, scripts: [code, appCode] }
        : { styles: siteStyles, scripts: [code, siteCode] };
      const html = await site.renderPage(page, language, assetsFor(manifest, page, language, inlined));
      await writeFile(join(web, 'pages', language, `${fileOf(page.path)}.html`), html);
    }
  }
  // What the server needs to draw the pages of stories as they are asked for.
  const entry = manifest[keyOf(manifest, 'app/story-start.ts')].file;
  const storyStyles = await stylesOf(manifest[keyOf(manifest, 'app/story.css')].file);
  const story = { styles: storyStyles, scripts: [code], entry, preloads: [], asked: [] };
  await writeFile(join(web, 'story.json'), JSON.stringify(story));
  const earlyPinScript = await renderEarlyPins(root, web, site);
  const pages = site.publicPages.map(({ path, gate, isListed }) => ({ path, gate, isListed }));
  const facts = {
    pages: [...pages, { path: earlyPinPath, gate: 'none', isListed: false }],
    appPaths: site.appPaths,
    scriptHashes: [code, appCode, siteCode, earlyPinScript].map(sha),
    styleHashes: [sha(siteStyles), sha(appStyles), sha(storyStyles)],
  };
  await writeFile(join(web, 'site.json'), JSON.stringify(facts, null, 1));
  return { manifest, facts };
};

/** The mark has six colours; sixteen do for its edges too, and a first visit to any page brings its icon. */
const fewColours = { compressionLevel: 9, palette: true, colours: 16, effort: 10 };

/** Phones cut an icon to a shape of their own: the mark keeps within the middle, on the colour of paper. */
const maskableIcon = async (logo, target) => {
  const mark = await sharp(logo, { density: 300 }).resize(320, 320).png().toBuffer();
  const ground = { width: 512, height: 512, channels: 4, background: '#fdf8ec' };
  await sharp({ create: ground })
    .composite([{ input: mark }])
    .png(fewColours)
    .toFile(target);
};

const drawPictures = async () => {
  const from = join(root, 'web', 'pictures');
  const to = join(web, 'pictures');
  await cp(from, to, { recursive: true });
  const png = (name, width, height, target, options) =>
    sharp(join(from, name), { density: 300 }).resize(width, height).png(options).toFile(join(to, target));
  await Promise.all([
    png('logo.svg', 192, 192, 'icon-192.png', fewColours),
    png('logo.svg', 512, 512, 'icon-512.png', fewColours),
    png('social-card.svg', 1200, 630, 'social-card.png', { compressionLevel: 9, palette: true }),
    maskableIcon(join(from, 'logo.svg'), join(to, 'icon-maskable-512.png')),
  ]);
};

/** Files that never change are compressed once, here, as hard as it goes. */
const compress = async (folder) => {
  for (const name of await readdir(folder)) {
    if (!/\.(js|css|svg|json|wasm)$/.test(name)) continue;
    const bytes = await readFile(join(folder, name));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(bytes, { params }));
    await writeFile(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
};

await rm(join(root, 'dist'), { recursive: true, force: true });
say('the screens');
await buildBrowser();
say('the public pages in five languages');
const { manifest, facts } = await renderPages();
await drawPictures();
say('the worker that opens the app without a network');
const mainKey = keyOf(manifest, 'app/main.tsx');
const first = new Set([...importsOf(manifest, mainKey), ...farmerFiles(manifest)].map((file) => `/${file}`));
const taken = await buildWorker(root, web, manifest, mainKey, Object.values(islandFiles), first, facts);
await compress(join(web, 'assets'));
await compress(join(web, 'pictures'));
say('the server');
await bundleServer(root, ['server/app/main.ts', 'server/kit/embedded-process.ts'], join(root, 'dist', 'server'));
await checkBytes(web);
checkWorkerBytes(web, taken);
