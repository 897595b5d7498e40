import { useState } from 'react';
import {
  newScouting,
  pestsOfCrop,
  pestStages,
  recordScouting,
  scoutingWay,
  type ScoutingDraft,
} from '@shuka/domain/advisory';
import type { Season } from '@shuka/domain/seasons';
import { Problem } from '@shuka/domain/kit/problem.ts';
import type { Result } from '#kit/api.ts';
import { SubmitButton } from '#kit/button.tsx';
import { ChoiceField } from '#kit/choice-field.tsx';
import { TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { today } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { hitField, scoutingOf, spotsOf, type Entered } from './scouting-fields.ts';
import { ScoutingPhotos } from './ScoutingPhotos.tsx';
import { useTakenPhotos } from './use-taken-photos.ts';

type Props = {
  readonly season: Season;
  /** What stands in the fields at first; null for an empty form. */
  readonly entered: Entered | null;
  readonly id: string;
  readonly corrects: string | null;
  /** What its photos are kept under while it is not saved: as many forms as there are, none finds those of another. */
  readonly about: string;
  readonly send: (contract: typeof recordScouting, draft: ScoutingDraft) => Promise<Result<unknown>>;
  readonly onSaved: (draft: ScoutingDraft) => void;
};

const refusalsOf = (draft: ScoutingDraft, season: Season): Readonly<Record<string, string>> => {
  try {
    newScouting(draft, season, { by: '', now: new Date(), recordsAlready: 0 });
    return {};
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return Object.fromEntries(
      // Of many places the first that is wrong says so.
      error.fields.map(({ field, says }) => [
        field === 'hits' ? hitField(draft.hits.findIndex((hit) => hit > draft.plantsPerSpot)) : field,
        says,
      ]),
    );
  }
};

/** How many plants are hit, place by place. */
const Places = ({ entered, plants }: { readonly entered: Entered | null; readonly plants: number }) => {
  const { t } = useWords();
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{t('pests.hits', { plants })}</legend>
      {Array.from({ length: spotsOf(entered) }, (_, place) => (
        <TextField
          key={place}
          type="number"
          inputMode="numeric"
          min={0}
          max={plants}
          name={hitField(place)}
          label={t('pests.place', { number: place + 1 })}
          defaultValue={entered?.hits?.[place]}
        />
      ))}
    </fieldset>
  );
};

/** What somebody found who walked through a field: which pest, how far the crop is, how many plants are hit. */
export const ScoutingForm = ({ season, entered, id, corrects, about, send, onSaved }: Props) => {
  const { t, say } = useWords();
  const plants = entered?.plantsPerSpot ?? scoutingWay.plantsPerSpot;
  const spots = spotsOf(entered);
  const [day] = useState(today);
  const photos = useTakenPhotos(`scouting-photos ${about}`, entered?.photoIds ?? []);
  const [isTaking, setTaking] = useState(false);
  const draftOf = (fields: Readonly<Record<string, string>>) =>
    scoutingOf(fields, season, { id, corrects, spots, plants, photoIds: photos.photoIds });
  return (
    <Form
      contract={recordScouting}
      draftOf={draftOf}
      check={(fields) => refusalsOf(draftOf(fields), season)}
      send={send as never}
      onDone={async (_scouting, draft) => {
        await photos.drop();
        onSaved(draft);
      }}
    >
      <ChoiceField
        name="pest"
        label={t('pests.which')}
        choices={pestsOfCrop(season.crop).map((key) => ({ value: key, label: say(`pests.name.${key}`) }))}
        chosen={entered?.pest}
      />
      <ChoiceField
        name="stage"
        label={t('pests.howFar')}
        choices={pestStages.map((key) => ({ value: key, label: say(`pests.stage.${key}`) }))}
        chosen={entered?.stage}
      />
      <Places entered={entered} plants={plants} />
      <ScoutingPhotos farmId={season.farmId} photoIds={photos.photoIds} onChange={photos.change} onBusy={setTaking} />
      <TextField type="date" name="scoutedOn" label={t('pests.day')} defaultValue={entered?.scoutedOn ?? day} />
      <TextArea name="note" rows={2} label={t('pests.note')} defaultValue={entered?.note ?? ''} />
      <SubmitButton sending={t('form.saving')} isDisabled={isTaking}>
        {t('pests.save')}
      </SubmitButton>
    </Form>
  );
};
