import type { ComponentType } from 'react';
import { loadWithWords } from '#kit/load-with-words.ts';

type Sale = typeof import('./sale-screens.ts');

/** A screen of produce for sale, by its name. */
export const sale = (name: keyof Sale) => (): Promise<ComponentType> =>
  loadWithWords(
    'demand',
    import('./sale-screens.ts').then((screens) => screens[name]),
  );
