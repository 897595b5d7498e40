import { useState, type FormEvent } from 'react';
import type { SoilTest } from '@shuka/domain/advisory';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { FormContext } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { keepSoil, soilFields, typedSoil } from './soil-fields.ts';

type Props = {
  readonly ground: string;
  readonly soil: SoilTest | null;
  readonly onSoil: (soil: SoilTest | null) => void;
};

/** The four figures of a soil test. They stay on this phone and change the plan at once; emptied, the plan is the zone's. */
export const SoilTestForm = ({ ground, soil, onSoil }: Props) => {
  const { t, say } = useWords();
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isKept, setKept] = useState(true);
  const use = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const typed = typedSoil(Object.fromEntries(soilFields.map((name) => [name, String(fields.get(name) ?? '')])));
    if ('errors' in typed) {
      setErrors(Object.fromEntries(Object.entries(typed.errors).map(([name, says]) => [name, say(says)])));
      return;
    }
    setErrors({});
    keepSoil(ground, typed.soil).then(
      () => setKept(true),
      () => setKept(false),
    );
    onSoil(typed.soil);
  };
  return (
    <FormContext.Provider value={{ errors, isSending: false }}>
      <form noValidate onSubmit={use} className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
        <h2 className="text-xl font-bold">{t('advisory.soilTest')}</h2>
        <p>{t('advisory.soilHint')}</p>
        {soilFields.map((name) => (
          <TextField
            key={name}
            name={name}
            label={say(`advisory.soil.${name}`)}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={soil?.[name] ?? ''}
          />
        ))}
        {!isKept && <Notice kind="hint">{t('advisory.soilNotKept')}</Notice>}
        <Button type="submit" className="justify-self-start">
          {t('advisory.soilUse')}
        </Button>
      </form>
    </FormContext.Provider>
  );
};
