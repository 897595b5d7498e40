import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { defineConfig, type Plugin } from 'vite';

type Entry = string | { text: string };

/** Families of texts that only public pages say, drawn at build or woken as forms: the app does not carry them. */
const ofPublicPages =
  /^(home|about|products|services|traceability|page|choice|notFound|offline|maintenance|contact|login|reset|follow|investor|signUp)\.|^site\.(?!(appNeedsScript|closeMenu|demo|language|loading|openMenu|theme)$)/;

/** Families of texts that the forms of public pages say. */
const ofForms = /^(accounts|contact|field|follow|form|investor|login|messaging|otp|photo|reset|signUp|site|status)\./;

/** Families of texts that come with the screens that say them, after the first load: `?phone` and the like cut them out. */
const parts: Readonly<Record<string, RegExp>> = {
  phone: /^(phone|pin)\./,
  land: /^plots\./,
  staff: /^(relations\.|people\.(?!state)|switches\.|inbox\.)/,
};

const isOfPart = (id: string): boolean => Object.values(parts).some((families) => families.test(id));

/** The ids a module's part of a catalogue holds. */
const isWantedIn = (file: string, isForBrowser: boolean, id: string): boolean => {
  const [, part = ''] = file.split('?');
  if (part === 'forms') return ofForms.test(id);
  return parts[part]?.test(id) ?? (!isForBrowser || !(ofPublicPages.test(id) || isOfPart(id)));
};

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

/** What every form and the app stand on goes into one file: on a slow line each file more costs more than its bytes. */
const base = {
  name: 'base',
  test: /vite[\\/]preload-helper|node_modules[\\/](react|react-dom|scheduler|zod|@lingui)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/]((?!icons)|icons[\\/]x\.)|web[\\/]kit[\\/](api|button|failure-words|field|form|loading|notice|page-settings|person-fields|submit|use-load|words)\.|web[\\/]accounts[\\/](session|SessionProvider)\.|web[\\/](accounts|messaging|settings)[\\/]index\.|domain[\\/](accounts[\\/]|kit[\\/](endpoint|id|phone|text|viewer)\.)/,
};

/** What opens the app goes into another, for the same reason: small files compress badly, and each has its own head. */
const shell = {
  name: 'shell',
  test: /node_modules[\\/](wouter|regexparam)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](log-out|smartphone|menu|users|sprout|house|languages|sun-moon|mail|door-open|handshake)\.|web[\\/]app[\\/](AreaShell|StaleNotice|optional|paths|plot-screens|areas|farmer|agent|admin|investor|processor)\.|web[\\/]sync[\\/](index|loaders|StartGate|start|use-locked)\.|web[\\/](farms|relations)[\\/]index\.|web[\\/]kit[\\/](cell|engine|world|demo-note|language-menu|load-with-words|nav-link|theme-button|load-words)\./,
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
      : {
          input: ['app/main.tsx', 'app/islands.tsx', 'app/site.css'],
          output: { codeSplitting: { groups: [base, shell] } },
        },
  },
  ssr: { noExternal: true },
}));
