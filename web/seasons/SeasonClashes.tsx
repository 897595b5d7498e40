import { farmerRows } from '@shuka/domain/accounts';
import type { Plot } from '@shuka/domain/farms';
import { settleSeason, type Season, type SeasonClash } from '@shuka/domain/seasons';
import { engine } from '#kit/engine.ts';
import { RowClash } from '#kit/row-clash.tsx';
import { submit } from '#kit/submit.ts';
import { useWords } from '#kit/words.tsx';
import { fieldText, fieldWords } from './season-facts.ts';
import { rowsOf, useKept } from '#kit/rows.ts';

type Props = { readonly season: Season; readonly plots: readonly Plot[] };

/** What two people changed at once in a season: both values, who said which, and a button to keep each. */
export const SeasonClashes = ({ season, plots }: Props) => {
  const fields = [...new Set(season.clashes.map(({ field }) => field))];
  return fields.map((field) => {
    // Of several of one field the oldest is chosen first, as the act does it.
    const clash = season.clashes.find((one) => one.field === field);
    return clash === undefined ? null : <ClashCard key={field} season={season} clash={clash} plots={plots} />;
  });
};

const ClashCard = ({ season, clash, plots }: Props & { clash: SeasonClash }) => {
  const words = useWords();
  const { keeperId } = season;
  const textOf = (side: 'now' | 'other'): string =>
    fieldText(clash.field, clash[side], plots, words) ?? words.t('seasons.nothingSaid');
  return (
    <RowClash
      heading="h2"
      what={words.t(fieldWords[clash.field])}
      at={clash.at}
      now={{ value: textOf('now'), who: useWho(clash.nowBy, keeperId) }}
      other={{ value: textOf('other'), who: useWho(clash.otherBy, keeperId) }}
      onKeep={async (choice) => {
        const settled = await submit(settleSeason, { seasonId: season.id, field: clash.field, choice });
        return settled.ok ? null : settled.failure;
      }}
    />
  );
};

/** Who said a value, as seen by the one who looks. */
const useWho = (by: string, keeperId: string): string => {
  const { t } = useWords();
  const keeper = rowsOf(useKept(farmerRows)).find(({ id }) => id === keeperId);
  const viewerId = engine.get()?.accountId;
  if (by === viewerId) return t('farms.saidYou');
  if (by === keeperId) return keeper === undefined ? t('farms.saidFarmer') : `${keeper.firstName} ${keeper.lastName}`;
  return viewerId === keeperId ? t('farms.saidManager') : t('farms.saidSomeone');
};
