import type { WordId } from '#kit/words.tsx';

/** The public navigation of the specification: top bar, drawer and footer quick links. */
export const siteLinks = [
  { path: '/', says: 'site.home' },
  { path: '/products', says: 'site.products' },
  { path: '/about', says: 'site.about' },
  { path: '/contact', says: 'site.contact' },
] as const satisfies readonly { path: string; says: WordId }[];
