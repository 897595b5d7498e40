import { languages } from '@shuka/domain/kit/calendar.ts';
import { places } from '#kit/page-settings.ts';
import type { Words } from '#kit/words.tsx';
import type { PublicPage } from './public.tsx';

/** What the build made for a page: its styles and scripts to inline, and the files to load, all of them known at once. */
export type Assets = {
  readonly styles: string;
  readonly scripts: readonly string[];
  /** The module that starts, or null for a page that needs none. */
  readonly entry: string | null;
  readonly preloads: readonly string[];
  /** What the page asks the server before its script has come: who is signed in, for the app. */
  readonly asked: readonly string[];
};

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

const headOf = (page: PublicPage, words: Words): string => {
  const values = { product: places.product };
  const title = escapeHtml(words.t(page.title, values));
  const description = escapeHtml(words.t(page.description, values));
  const address = `${places.origin}${page.path}`;
  const alternates = languages.map(
    (code) => `<link rel="alternate" hreflang="${code}" href="${address}?lang=${code}">`,
  );
  const search = page.isListed
    ? [`<link rel="canonical" href="${address}">`, ...alternates]
    : ['<meta name="robots" content="noindex">'];
  const plain = [`<title>${title}</title>`, `<meta name="description" content="${description}">`, ...search];
  // The app's shell is nobody's to share, and every byte of it is waited for.
  if (page.path === '/app') return plain.join('');
  return [
    ...plain,
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:image" content="${places.origin}/pictures/social-card.png">`,
    `<meta property="og:url" content="${address}">`,
    '<meta property="og:type" content="website">',
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
};

const loadsOf = ({ entry, preloads, asked }: Assets): string =>
  [
    ...preloads.map((file) => `<link rel="modulepreload" href="/${file}">`),
    ...asked.map((path) => `<link rel="preload" as="fetch" href="${path}" crossorigin>`),
    entry === null ? '' : `<script type="module" src="/${entry}"></script>`,
  ].join('');

/** Who serves the ground of maps, which only the app draws. */
const tiles = ' data-tiles="%TILES%" data-tiles-by="%TILES_CREDIT%"';

// With credentials, so that it comes down the connection the page has, in the language of the cookie.
const manifest = '<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials">';

/** A whole HTML document. The operator's name and addresses are still places in it; the server fills them. */
export const documentOf = (page: PublicPage, words: Words, body: string, assets: Assets): string =>
  `<!doctype html><html lang="${words.language}" data-product="${places.product}" data-demo="%DEMO%"${page.path === '/app' ? tiles : ''}><head>` +
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
  // The files first: they are on their way while the styles are read.
  loadsOf(assets) +
  assets.scripts.map((script) => `<script>${script}</script>`).join('') +
  `<style>${assets.styles}</style>${headOf(page, words)}` +
  '<meta name="theme-color" content="#14532d"><link rel="icon" href="/pictures/logo.svg" type="image/svg+xml">' +
  '<link rel="apple-touch-icon" href="/pictures/icon-192.png">' +
  // In the app it comes after the records, with the offer to install.
  `${page.path === '/app' ? '' : manifest}</head><body>${body}</body></html>`;

/** A page that only the worker asks for, to put its body into another one. */
export const partOf = (words: Words, body: string): string =>
  `<!doctype html><html lang="${words.language}" data-product="${places.product}"><head><meta charset="utf-8">` +
  `<meta name="robots" content="noindex"><title>${places.product}</title></head><body>${body}</body></html>`;
