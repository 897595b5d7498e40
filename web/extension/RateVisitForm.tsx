import { rateVisit, type Visit } from '@shuka/domain/extension';
import { SubmitButton } from '#kit/button.tsx';
import { ChoiceField } from '#kit/choice-field.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { ratingWords } from './extension-words.ts';

/** So many stars as there are points, for those who would rather look than read. */
const Stars = ({ count }: { count: number }) => (
  <span aria-hidden className="w-24 shrink-0 text-lg text-ochre">
    {'★'.repeat(count)}
  </span>
);

/** Says how a visit was. */
export const RateVisitForm = ({ visit, onSaved }: { visit: Visit; onSaved: () => void }) => {
  const { t } = useWords();
  const choices = ratingWords
    .map((says, place) => ({ value: String(place + 1), label: t(says), picture: <Stars count={place + 1} /> }))
    .toReversed();
  return (
    <Form
      contract={rateVisit}
      draftOf={({ rating = '', note = '' }) => ({
        visitId: visit.id,
        rating: rating === '' ? Number.NaN : Number(rating),
        note,
      })}
      onDone={onSaved}
    >
      <ChoiceField
        name="rating"
        label={t('extension.rateQuestion')}
        choices={choices}
        chosen={String(visit.rating ?? '')}
      />
      <TextField name="note" label={t('extension.rateNote')} defaultValue={visit.ratingNote} maxLength={500} />
      <SubmitButton sending={t('form.saving')}>{t('extension.rateSend')}</SubmitButton>
    </Form>
  );
};
