import { useState } from 'react';
import { stoppableUses } from '@shuka/domain/accounts';
import { askRight, requestKinds, stopsAtOnce, type RequestKind } from '@shuka/domain/privacy';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextArea } from '#kit/field.tsx';
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
      draftOf={({ words = '', ...fields }) => ({
        id,
        kind: kind as RequestKind, // none is refused by the contract
        words,
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
      <TextArea name="words" label={t('rights.words')} maxLength={1000} rows={4} />
      <SubmitButton sending={t('form.sending')}>{t('rights.send')}</SubmitButton>
    </Form>
  );
};
