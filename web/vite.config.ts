import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { defineConfig, type Plugin } from 'vite';

type Entry = string | { text: string };

/** Families of texts that only public pages say, drawn at build or woken as forms: the app does not carry them. */
const ofPublicPages =
  /^(home|about|products|services|traceability|page|choice|notFound|maintenance|contact|login|reset|follow|investor|signUp)\./;

/** Families of texts that the forms of public pages say. */
const ofForms = /^(accounts|contact|field|follow|form|investor|login|messaging|otp|photo|reset|signUp|site|status)\./;

/** Compiles the catalogues while bundling: the browser gets neither a parser nor the marks of review. */
const catalogues = (isForBrowser: boolean): Plugin => ({
  name: 'catalogues',
  enforce: 'pre',
  transform(code, file) {
    if (!/web[\\/]words[\\/]\w+\.json(\?forms)?$/.test(file)) return null;
    const all = Object.entries(JSON.parse(code) as Record<string, Entry>);
    const isWanted = (id: string): boolean =>
      file.endsWith('?forms') ? ofForms.test(id) : !isForBrowser || !ofPublicPages.test(id);
    const entries = all.filter(([id]) => isWanted(id));
    const compiled = entries.map(([id, entry]) => [id, compileMessage(typeof entry === 'string' ? entry : entry.text)]);
    return { code: `export default ${JSON.stringify(Object.fromEntries(compiled))}`, map: null, moduleType: 'js' };
  },
});

/** What every form and the app stand on goes into one file: on a slow line each file more costs more than its bytes. */
const base = {
  name: 'base',
  test: /node_modules[\\/](react|react-dom|scheduler|zod|@lingui)[\\/]|web[\\/]kit[\\/](api|button|field|form|loading|notice|page-settings|person-fields|submit|use-load|words)\.|domain[\\/](accounts[\\/]|kit[\\/](endpoint|id|phone|text|viewer)\.)/,
};

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [catalogues(!isSsrBuild), react(), tailwind()],
  build: {
    outDir: isSsrBuild ? '../dist/prerender' : '../dist/web',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: 'app/prerender.tsx' }
      : { input: ['app/main.tsx', 'app/islands.tsx', 'app/site.css'], output: { codeSplitting: { groups: [base] } } },
  },
  ssr: { noExternal: true },
}));
