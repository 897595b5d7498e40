import { useEffect } from 'react';
import { listPrices, type Quotation } from '@shuka/domain/marketplace';
import { useLoad } from '#kit/use-load.ts';

type Props = {
  readonly stateCode: string;
  /** A crop's key ('maize'). */
  readonly crop: string;
  readonly onPrices: (prices: readonly Quotation[]) => void;
};

/** Asks what a crop costs at the markets of a state, for whoever reckons with it; shows nothing itself. */
export const CropPrices = ({ stateCode, crop, onPrices }: Props) => {
  const loaded = useLoad(listPrices, { crop, stateCode, limit: '100' });
  const prices = loaded.state === 'ready' ? loaded.value.items : null;
  useEffect(() => {
    if (prices !== null) onPrices(prices);
  }, [prices, onPrices]);
  return null;
};
