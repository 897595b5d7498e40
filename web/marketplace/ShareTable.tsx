import { formatNaira } from '@shuka/domain/kit/naira.ts';
import type { AnswerLot } from '@shuka/domain/marketplace';
import { CardCell, CardHead, CardRow, CardTable, type Column } from '#kit/card-table.tsx';
import { useWords } from '#kit/words.tsx';
import { weight } from './demand-words.ts';

/** What of the last bid falls to each lot. */
export const ShareTable = ({ lots }: { readonly lots: readonly AnswerLot[] }) => {
  const words = useWords();
  const { t, say } = words;
  const columns: readonly Column[] = [
    { says: t('demand.farmer') },
    { says: t('lots.grade') },
    { says: t('demand.share'), isFigure: true },
    { says: t('demand.gets'), isFigure: true },
  ];
  const [, grade, share, gets] = columns;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('demand.shares')}</h2>
      <CardTable caption={t('demand.shares')} columns={columns}>
        {lots.map((lot) => (
          <CardRow key={lot.lotId}>
            <CardHead>{lot.keeperName === '' ? t('demand.farmerIn', { lga: lot.lga }) : lot.keeperName}</CardHead>
            <CardCell {...grade}>{say(`lots.grade.${lot.grade}`)}</CardCell>
            <CardCell {...share}>{weight(lot.shareGrams, words)}</CardCell>
            <CardCell {...gets}>{formatNaira(lot.shareKobo)}</CardCell>
          </CardRow>
        ))}
      </CardTable>
    </section>
  );
};
