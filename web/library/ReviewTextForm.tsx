import { useState } from 'react';
import { libraryLimits, reviewText, type DeskText } from '@shuka/domain/library';
import { addDays } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { ChoiceChips } from '#kit/choice-chips.tsx';
import { TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { today } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly text: DeskText; readonly onDone: () => void };

const usualExpiry = (): string => addDays(today(), Math.floor(libraryLimits.usualMonths * 30.4375));

/** A second agronomist's verdict: good until a day, or back to its writer with a word on why. */
export const ReviewTextForm = ({ text, onDone }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [verdict, setVerdict] = useState<'good' | 'back'>('good');
  const isGood = verdict === 'good';
  return (
    <section className="grid gap-3 border-t border-line pt-3">
      <h3 className="text-lg font-bold">{t('desk.review')}</h3>
      <ChoiceChips
        label={t('desk.review')}
        choices={[
          { value: 'good', says: t('desk.isGood') },
          { value: 'back', says: t('desk.giveBack') },
        ]}
        chosen={verdict}
        onChange={setVerdict}
      />
      <Form
        contract={reviewText}
        draftOf={({ note = '', expiresOn = '' }) => ({
          id,
          textId: text.id,
          isGood,
          note,
          expiresOn: isGood ? expiresOn : null,
        })}
        onDone={onDone}
      >
        {isGood && (
          <TextField
            name="expiresOn"
            type="date"
            label={t('desk.expiresOn')}
            hint={t('desk.expiresHint', { months: libraryLimits.mostMonths })}
            defaultValue={usualExpiry()}
            required
          />
        )}
        <TextArea name="note" label={t('desk.reviewNote')} rows={2} maxLength={1000} required={!isGood} />
        <div>
          <SubmitButton sending={t('form.saving')}>{t(isGood ? 'desk.approve' : 'desk.giveBack')}</SubmitButton>
        </div>
      </Form>
    </section>
  );
};
