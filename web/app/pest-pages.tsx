import type { ComponentType } from 'react';
import { loadPestsPage } from '#advisory';
import { loadPestProducts } from '#marketplace';
import { optional } from './optional.ts';

const PestProducts = optional(loadPestProducts);

/** What was found on a season, with the products that dealers sell against it. */
export const loadWholePestsPage = async (): Promise<ComponentType> => {
  const Page = await loadPestsPage();
  return () => <Page Products={PestProducts} />;
};
