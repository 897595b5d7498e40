import type { GoodDetails } from '@shuka/domain/marketplace';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import type { Words } from '#kit/words.tsx';

type Pack = Pick<GoodDetails, 'packSize' | 'packUnit'>;

const thousand = 1000;

/** What one pack holds, as it stands on labels: '50 kg', '500 ml', '12 pieces'. */
export const packText = ({ packSize, packUnit }: Pack, { t }: Words): string => {
  if (packUnit === 'piece') return t('inputs.pieces', { count: packSize });
  const [small, large] = packUnit === 'gram' ? ['g', 'kg'] : ['ml', 'l'];
  return packSize % thousand === 0
    ? `${formatNumber(packSize / thousand)} ${large}`
    : `${formatNumber(packSize)} ${small}`;
};

/** A whole number as it was typed; what is none is refused beside its field. */
export const numberOf = (typed = ''): number => (/^-?\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN);
