import { useEffect, useState } from 'react';
import { SelectField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

type State = { readonly code: string; readonly name: string; readonly lgas: readonly { readonly name: string }[] };

/** The list comes after the form: most people leave this out. */
const useStates = (): readonly State[] => {
  const [states, setStates] = useState<readonly State[]>([]);
  useEffect(() => {
    const bring = async (): Promise<void> => setStates((await import('@shuka/domain/kit/nigeria.ts')).states);
    void bring();
  }, []);
  return states;
};

/** State and LGA, both or neither: nobody has to say where they are. */
export const CoarsePlace = ({ text }: { readonly text?: string }) => {
  const { t } = useWords();
  const states = useStates();
  const [stateCode, setState] = useState('');
  const lgas = states.find(({ code }) => code === stateCode)?.lgas ?? [];
  return (
    <div className="grid gap-3">
      {text !== undefined && <p className="text-ink-soft">{text}</p>}
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          name="stateCode"
          label={t('genuine.state')}
          value={stateCode}
          onChange={({ target }) => setState(target.value)}
        >
          <option value="">{t('genuine.noPlace')}</option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField name="lga" label={t('genuine.lga')}>
          <option value="">{t('genuine.noPlace')}</option>
          {lgas.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      </div>
    </div>
  );
};
