import { useMemo, useState } from 'react';
import { farmRows } from '@shuka/domain/farms';
import {
  asksOfHarvest,
  harvestRows,
  newHarvest,
  recordHarvest,
  seasonRows,
  weightsFor,
  type Harvest,
  type Season,
} from '@shuka/domain/seasons';
import { SubmitButton } from '#kit/button.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { AskBack, useAskBack } from './AskBack.tsx';
import { harvestDraftOf, offeredWeights, startOf, unreadNumbers, type HarvestEntry } from './harvest-form.ts';
import { HarvestFields } from './HarvestFields.tsx';
import { refusalsOf } from './refusals.ts';
import { rowsOf, useKept } from '#kit/rows.ts';
import { today } from '#kit/today.ts';
import { useMeasures } from './use-measures.ts';
import type { Writing } from './writing.ts';

/** What this keeper's seasons and harvests are, to offer the weights they found and to know what is odd. */
const useKeepers = (season: Season) => {
  const seasons = useKept(seasonRows);
  const harvests = useKept(harvestRows);
  return useMemo(
    () => ({
      seasons: rowsOf(seasons).filter(({ keeperId }) => keeperId === season.keeperId),
      harvests: rowsOf(harvests).filter(({ keeperId }) => keeperId === season.keeperId),
    }),
    [seasons, harvests, season.keeperId],
  );
};

type Props = {
  readonly season: Season;
  /** What stands in the fields at first; null for an empty form. */
  readonly entered: Omit<Harvest, 'kilograms' | 'createdAt'> | null;
  readonly writing: Writing<typeof recordHarvest>;
};

/** A harvest in the unit it was counted in, and what one of it weighs. */
export const HarvestForm = ({ season, entered, writing }: Props) => {
  const { t } = useWords();
  const { asked, sender } = useAskBack();
  const measures = useMeasures();
  const farm = useKept(farmRows).find(({ row }) => row.id === season.farmId)?.row;
  const kept = useKeepers(season);
  const [entry, setEntry] = useState<HarvestEntry>(() => startOf(entered, today()));
  const weights = offeredWeights(entered, entry.unit, weightsFor(entry.unit, season.crop, kept, measures));
  const { id, corrects } = writing;
  const draftOf = (fields: Readonly<Record<string, string>>) =>
    harvestDraftOf(entry, weights, { id, season, corrects, note: fields['note'] ?? '' });
  // One that is being made right is on the page already; it must not be counted twice.
  const others = kept.harvests.filter((one) => one.seasonId === season.id && one.id !== id);
  const grown = { ...season, sizeBand: farm?.sizeBand ?? null };
  return (
    <>
      <Form
        contract={recordHarvest}
        draftOf={draftOf}
        check={(fields) => ({
          ...refusalsOf(() => newHarvest(draftOf(fields), season, { now: new Date(), recordsAlready: 0 })),
          ...unreadNumbers(entry),
        })}
        send={sender<typeof recordHarvest>((draft) => asksOfHarvest(draft, grown, others, measures), writing.pass)}
        onDone={(_harvest, draft) => writing.onSaved(draft)}
      >
        <HarvestFields entry={entry} weights={weights} onChange={setEntry} />
        <TextArea name="note" rows={2} label={t('seasons.note')} defaultValue={entered?.note ?? ''} />
        <SubmitButton sending={t('form.saving')}>{t('seasons.saveHarvest')}</SubmitButton>
      </Form>
      <AskBack asked={asked} />
    </>
  );
};
