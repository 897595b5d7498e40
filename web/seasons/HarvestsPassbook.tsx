import { useMemo } from 'react';
import { harvestRows, seasonRows } from '@shuka/domain/seasons';
import { usePerson } from '#accounts';
import { PassbookTable } from '#kit/passbook-table.tsx';
import { cropName } from '#kit/crop-name.ts';
import { useWords } from '#kit/words.tsx';
import { toldRecords } from './records.ts';
import { kilogramsText } from './season-words.ts';
import { useKept } from '#kit/rows.ts';

/** What a farmer brought in, crop by crop, for a passbook. Only what stands. */
export const HarvestsPassbook = () => {
  const words = useWords();
  const { t } = words;
  const { person } = usePerson();
  const seasons = useKept(seasonRows);
  const harvests = useKept(harvestRows);
  const lines = useMemo(() => {
    const crops = new Map(seasons.map(({ row }) => [row.id, row.crop]));
    const own = harvests.filter(({ row }) => row.keeperId === person.accountId);
    return toldRecords(own, ({ harvestedOn }) => harvestedOn)
      .filter(({ kept }) => kept.row.quantity > 0)
      .map(({ kept: { row, state } }) => ({
        id: row.id,
        on: row.harvestedOn,
        what: cropName(crops.get(row.seasonId) ?? '', words),
        amount: `${kilogramsText(row.kilograms)} kg`,
        state,
      }));
  }, [seasons, harvests, person.accountId, words]);
  return <PassbookTable title={t('seasons.harvests')} none={t('seasons.noHarvests')} lines={lines} />;
};
