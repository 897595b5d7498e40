import { wholeCountry } from '@shuka/domain/marketplace';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import type { Measured } from './use-price-bounds.ts';

/** What a kilogram may cost there and since when that holds, for whoever recorded a price that is outside of it. */
export const BrokenBound = ({ bound }: { readonly bound: Measured }) => {
  const { t, say, language } = useWords();
  const { crop, place, leastKobo, mostKobo, date } = bound;
  const what = crop === 'any' ? t('prices.anyProduce') : say(`crop.${crop}`);
  const where = place === wholeCountry ? t('prices.wholeCountry') : stateName(place);
  const said = { what, where, least: formatNaira(leastKobo), most: formatNaira(mostKobo) };
  return <Notice kind="hint">{t('prices.boundsOf', { ...said, date: formatDate(date, language) })}</Notice>;
};
