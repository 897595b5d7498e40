import type { ComponentType } from 'react';
import { loadWithWords } from '#kit/load-with-words.ts';
import { sale } from './sale-loaders.ts';

/** A screen of produce for sale with the words of a mill's area, which tell who works for no company. */
export const millSale = (name: Parameters<typeof sale>[0]) => (): Promise<ComponentType> =>
  loadWithWords('mill', sale(name)());
