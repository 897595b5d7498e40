import { useState } from 'react';
import { cacClasses, cacText, readCac, type CacClass } from '@shuka/domain/marketplace';
import { SelectField, TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { cacWords } from './business-words.ts';

const asClass = (text: string): CacClass | null => cacClasses.find((one) => one === text) ?? null;

/** A CAC number and its class. Letters typed before the number choose the class; what was understood is said back. */
export const CacField = ({ begins }: { begins: { readonly cacClass: string; readonly cacNumber: string } }) => {
  const { t } = useWords();
  const [typed, setTyped] = useState(begins.cacNumber);
  const [chosen, setChosen] = useState<CacClass | null>(asClass(begins.cacClass));
  const read = readCac(typed);
  const cacClass = read?.cacClass ?? chosen;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold">{t('business.cac')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          name="cacClass"
          label={t('business.cacClass')}
          value={cacClass ?? ''}
          onChange={({ target }) => setChosen(asClass(target.value))}
        >
          <option value="">{t('business.cacUnknown')}</option>
          {cacClasses.map((one) => (
            <option key={one} value={one}>
              {t(cacWords[one])}
            </option>
          ))}
        </SelectField>
        <TextField
          name="cacNumber"
          label={t('business.cacNumber')}
          hint={cacClass === null ? t('business.cacHint') : t('business.cacHintOf', { letters: cacClass })}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          maxLength={30}
          autoCapitalize="characters"
        />
      </div>
      <output className="text-ink-soft">
        {read !== null && read.cacNumber !== '' && t('business.cacReads', { number: cacText({ ...read, cacClass }) })}
      </output>
    </fieldset>
  );
};
