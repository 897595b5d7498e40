import { useEffect } from 'react';
import { listShop, type ShopGood } from '@shuka/domain/marketplace';
import { useLoad } from '#kit/use-load.ts';

type Props = { readonly stateCode: string; readonly onGoods: (goods: readonly ShopGood[]) => void };

/** Asks what fertilisers dealers of a state sell now, for whoever plans with them; shows nothing itself. */
export const FertilisersSold = ({ stateCode, onGoods }: Props) => {
  const loaded = useLoad(listShop, { kind: 'fertiliser', stateCode, limit: '100' });
  const goods = loaded.state === 'ready' ? loaded.value.items : null;
  useEffect(() => {
    if (goods !== null) onGoods(goods);
  }, [goods, onGoods]);
  return null;
};
