import { useState } from 'react';
import {
  asksOfActivity,
  newActivity,
  recordActivity,
  type Activity,
  type ActivityKind,
  type Season,
} from '@shuka/domain/seasons';
import { DayField } from '#kit/day-field.tsx';
import { SubmitButton } from '#kit/button.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { today } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { AskBack, useAskBack } from './AskBack.tsx';
import { KindField } from './KindField.tsx';
import { refusalsOf } from './refusals.ts';
import type { Writing } from './writing.ts';

type Props = {
  readonly season: Season;
  /** What stands in the fields at first; null for an empty form. */
  readonly entered: Partial<Pick<Activity, 'kind' | 'doneOn' | 'note'>> | null;
  readonly writing: Writing<typeof recordActivity>;
};

/** What was done in a season, and when. */
export const ActivityForm = ({ season, entered, writing }: Props) => {
  const { t } = useWords();
  const { asked, sender } = useAskBack();
  const [doneOn, setDoneOn] = useState(() => entered?.doneOn ?? today());
  const draftOf = (fields: Readonly<Record<string, string>>) => ({
    id: writing.id,
    seasonId: season.id,
    farmId: season.farmId,
    keeperId: season.keeperId,
    kind: (fields['kind'] ?? '') as ActivityKind, // the contract refuses what is none
    doneOn: fields['doneOn'] ?? '',
    note: fields['note'] ?? '',
    corrects: writing.corrects,
  });
  return (
    <>
      <Form
        contract={recordActivity}
        draftOf={draftOf}
        check={(fields) =>
          refusalsOf(() => newActivity(draftOf(fields), season, { by: '', now: new Date(), recordsAlready: 0 }))
        }
        send={sender<typeof recordActivity>(({ kind, doneOn: on }) => asksOfActivity(kind, on, season), writing.pass)}
        onDone={(_activity, draft) => writing.onSaved(draft)}
      >
        <KindField held={entered?.kind ?? null} />
        <DayField name="doneOn" label={t('seasons.doneOn')} value={doneOn} onChange={setDoneOn} />
        <TextArea name="note" rows={2} label={t('seasons.note')} defaultValue={entered?.note ?? ''} />
        <SubmitButton sending={t('form.saving')}>{t('seasons.saveActivity')}</SubmitButton>
      </Form>
      <AskBack asked={asked} />
    </>
  );
};
