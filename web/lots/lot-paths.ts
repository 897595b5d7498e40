import { useLocation } from 'wouter';

/** What is done with a lot, each on a screen of its own; the last three are traceability’s. */
export type LotAct = 'split' | 'join' | 'move' | 'gone' | 'labels' | 'eudr' | 'follow' | 'trip';

/** The addresses of somebody's lots, below their produce. */
export const lotPathsOf = (produce: string) => ({
  produce,
  lot: (lotId: string): string => `${produce}/${lotId}`,
  act: (lotId: string, act: LotAct): string => `${produce}/${lotId}/${act}`,
  store: (harvestId: string): string => `${produce}/store/${harvestId}`,
});

/** One's own produce, or that of a farmer in care. */
export const produceOf = (keeperId: string, accountId: string): string =>
  keeperId === accountId ? '/Farmer/produce' : `/extension-farmers/${keeperId}/produce`;

/** The addresses below whichever produce this page belongs to. */
export const useLotPaths = () => {
  const [pathname] = useLocation();
  return lotPathsOf(pathname.replace(/\/produce(\/.*)?$/is, '/produce'));
};
