import { useLocation } from 'wouter';

/** The addresses of somebody's lots, below their produce. */
export const lotPathsOf = (produce: string) => ({
  produce,
  lot: (lotId: string): string => `${produce}/${lotId}`,
  act: (lotId: string, act: 'split' | 'join' | 'move' | 'gone'): string => `${produce}/${lotId}/${act}`,
  store: (harvestId: string): string => `${produce}/store/${harvestId}`,
});

/** One's own produce, or that of a farmer in care. */
export const produceOf = (keeperId: string, accountId: string): string =>
  keeperId === accountId ? '/Farmer/produce' : `/extension-farmers/${keeperId}/produce`;

/** The addresses below whichever produce this page belongs to. */
export const useLotPaths = () => {
  const [pathname] = useLocation();
  return lotPathsOf(pathname.replace(/\/produce(\/.*)?$/i, '/produce'));
};
