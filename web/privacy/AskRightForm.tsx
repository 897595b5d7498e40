import { useState } from 'react';
import { correctable, stoppableUses, type Correctable } from '@shuka/domain/accounts';
import { askRight, requestKinds, stopsAtOnce, type RequestKind } from '@shuka/domain/privacy';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

/** Asks for one right; what is to stop is chosen where the right is one that stops something. */
export const AskRightForm = ({ onSent }: { readonly onSent: () => void }) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [kind, setKind] = useState<RequestKind | ''>('');
  const stops = kind !== '' && stopsAtOnce(kind);
  return (
    <Form
      contract={askRight}
      draftOf={({ words = '', field = '', value = '', ...fields }) => ({
        id,
        kind: kind as RequestKind, // none is refused by the contract
        words,
        ...(kind === 'correction' && field !== '' && { field: field as Correctable, value }), // its select offers nothing else
        uses: stops ? stoppableUses.filter((use) => fields[`use-${use}`] !== undefined) : [],
      })}
      onDone={onSent}
    >
      <h2 className="text-lg font-bold">{t('rights.ask')}</h2>
      <SelectField
        name="kind"
        label={t('rights.kind')}
        value={kind}
        onChange={({ target }) => setKind(target.value as RequestKind | '')}
      >
        <option value="">{t('rights.kindRequired')}</option>
        {requestKinds.map((one) => (
          <option key={one} value={one}>
            {t(`rights.kind.${one}`)}
          </option>
        ))}
      </SelectField>
      {stops && (
        <fieldset className="grid gap-2">
          <legend className="font-semibold">{t('rights.uses')}</legend>
          <p className="text-sm text-ink-soft">{t('rights.usesHint')}</p>
          {stoppableUses.map((use) => (
            <label key={use} className="flex min-h-12 items-center gap-3">
              <input type="checkbox" name={`use-${use}`} className="size-6 shrink-0 accent-leaf" />
              {t(`rights.use.${use}`)}
            </label>
          ))}
        </fieldset>
      )}
      {kind === 'correction' && <CorrectionFields />}
      <TextArea name="words" label={t('rights.words')} maxLength={1000} rows={4} />
      <SubmitButton sending={t('form.sending')}>{t('rights.send')}</SubmitButton>
    </Form>
  );
};

/** What is wrong and what is right, where it is one of the fields that the office can put right at once. */
const CorrectionFields = () => {
  const { t } = useWords();
  const [field, setField] = useState('');
  return (
    <>
      <SelectField
        name="field"
        label={t('rights.field')}
        value={field}
        onChange={({ target }) => setField(target.value)}
      >
        <option value="">{t('rights.fieldNone')}</option>
        {correctable.map((one) => (
          <option key={one} value={one}>
            {t(`rights.field.${one}`)}
          </option>
        ))}
      </SelectField>
      {field !== '' && (
        <TextField name="value" label={t('rights.value')} hint={t('rights.valueHint')} maxLength={200} />
      )}
    </>
  );
};
