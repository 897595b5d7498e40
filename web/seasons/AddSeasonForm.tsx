import type { Farm } from '@shuka/domain/farms';
import { asksOfSeason, newSeason, registerSeason, type SeasonDetails } from '@shuka/domain/seasons';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { today } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { AskBack, useAskBack } from './AskBack.tsx';
import { measuredHectares, usePlots } from './land.ts';
import { refusalsOf } from './refusals.ts';
import { seasonDetailsOf, type SeasonStart } from './season-form.ts';
import { SeasonFields } from './SeasonFields.tsx';
import type { Writing } from './writing.ts';

type Props = {
  readonly farm: Farm;
  /** What stands in the fields at first; null for an empty form. */
  readonly entered: Partial<SeasonDetails> | null;
  readonly writing: Writing<typeof registerSeason>;
};

const startOf = ({ crop }: Farm, entered: Partial<SeasonDetails> | null): SeasonStart => ({
  crop,
  variety: '',
  plantedOn: today(),
  plotId: null,
  areaHectares: null,
  standCount: null,
  expectedHarvestOn: null,
  expectedKilograms: null,
  ...entered,
  areaUnit: 'acre',
});

/** What is planted, where, when, and when it will be ripe. */
export const AddSeasonForm = ({ farm, entered, writing }: Props) => {
  const { t } = useWords();
  const plots = usePlots(farm.id);
  const { asked, sender } = useAskBack();
  const start = startOf(farm, entered);
  const isNew = entered === null;
  const draftOf = (fields: Readonly<Record<string, string>>) => {
    const plotId = fields['plotId'] ?? '';
    // A field shows measured land rounded; untouched, it is kept to the square metre.
    const shown = isNew ? measuredHectares(plots, plotId === '' ? null : plotId) : start.areaHectares;
    const details = seasonDetailsOf(fields, { ...start, areaHectares: shown });
    return { id: writing.id, farmId: farm.id, keeperId: farm.keeperId, ...details };
  };
  return (
    <>
      <Form
        contract={registerSeason}
        draftOf={draftOf}
        check={(fields) => refusalsOf(() => newSeason(draftOf(fields), 0, new Date()))}
        send={sender<typeof registerSeason>(
          (draft) => asksOfSeason(draft, { today: today(), measuredHectares: measuredHectares(plots, draft.plotId) }),
          writing.pass,
        )}
        onDone={(_season, draft) => writing.onSaved(draft)}
      >
        <SeasonFields start={start} plots={plots} isNew={isNew} />
        <SubmitButton sending={t('form.saving')}>{t('seasons.save')}</SubmitButton>
      </Form>
      <AskBack asked={asked} />
    </>
  );
};
