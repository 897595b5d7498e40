import { dirname, relative } from 'node:path';
import tailwind from '@tailwindcss/vite';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { defineConfig, type Plugin } from 'vite';
import { groups } from './chunk-groups.ts';
import { isWantedIn } from './word-parts.ts';

type Entry = string | { text: string };

/** Compiles the catalogues while bundling: the browser gets neither a parser nor the marks of review. */
const catalogues = (isForBrowser: boolean): Plugin => ({
  name: 'catalogues',
  enforce: 'pre',
  transform(code, file) {
    if (!/web[\\/]words[\\/]\w+\.json(\?\w+)?$/.test(file)) return null;
    const all = Object.entries(JSON.parse(code) as Record<string, Entry>);
    const entries = all.filter(([id]) => isWantedIn(file, isForBrowser, id));
    const compiled = entries.map(([id, entry]) => [id, compileMessage(typeof entry === 'string' ? entry : entry.text)]);
    return { code: `export default ${JSON.stringify(Object.fromEntries(compiled))}`, map: null, moduleType: 'js' };
  },
});

/** The sentence that a contract has for the document of the API, as a file of contracts writes it. */
const summary = /^ {2}summary:\s+(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm;

/** Contracts come to the browser without those sentences: nobody reads them there, and each is a line of bytes. */
const contracts: Plugin = {
  name: 'contracts',
  enforce: 'pre',
  transform(code, file) {
    if (!/domain[\\/]\w+[\\/](?:[\w-]+-)?contract\.ts$/.test(file)) return null;
    return { code: code.replaceAll(summary, ''), map: null };
  },
};

const within = (id: string): string => relative(dirname(import.meta.dirname), id);

/** Tells where each file comes from: its name changes with every file that it names, and from release to release. */
const places: Plugin = {
  name: 'places',
  generateBundle(_options, bundle) {
    const made = Object.values(bundle).map((one) => {
      if (one.type === 'asset') return [one.fileName, `asset ${one.names[0] ?? one.fileName}`];
      const [first = ''] = one.moduleIds.map(within).toSorted();
      return [one.fileName, `${first} ${one.facadeModuleId === null ? '' : within(one.facadeModuleId)}`];
    });
    const named = made.map(([file = '', place]) => [file.replace('assets/', ''), place]);
    this.emitFile({ type: 'asset', fileName: '.vite/places.json', source: JSON.stringify(Object.fromEntries(named)) });
  },
};

/**
 * Seven letters of a hash tell the versions of one file apart, and seven of its name tell people which it is: every first
 * screen carries these names.
 */
const shortNames = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: ({ name }: { readonly name: string }) => `assets/${name.slice(0, 7)}-[hash:7].js`,
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  // Dexie's own door leads to a build for browsers that are too old for this app.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
  plugins: [catalogues(!isSsrBuild), contracts, tailwind(), ...(isSsrBuild ? [] : [places])],
  build: {
    outDir: isSsrBuild ? '../dist/prerender' : '../dist/web',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: ['app/prerender.tsx', 'app/story.tsx'] }
      : {
          input: ['app/main.tsx', 'app/islands.tsx', 'app/story-start.ts', 'app/site.css', 'app/story.css'],
          output: {
            codeSplitting: { groups },
            ...shortNames,
          },
        },
  },
  ssr: { noExternal: true },
}));
