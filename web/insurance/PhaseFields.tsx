import { phaseNames } from '@shuka/domain/insurance';
import { SelectField, TextField } from '#kit/field.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { useWords } from '#kit/words.tsx';
import { PathError } from './PathError.tsx';
import { TickField } from './TickField.tsx';

/** The phases of a rain cover, each with its days and marks, and what is done where data lack. */
export const PhaseFields = ({ phases }: { readonly phases: number }) => {
  const { t } = useWords();
  return (
    <>
      {Array.from({ length: phases }, (_, place) => (
        <OnePhase key={place} place={place} />
      ))}
      <PathError name="terms.index" />
      <TextField
        name="terms.index.dekadCapTenths"
        inputMode="decimal"
        label={t('insurance.cap')}
        hint={t('insurance.capHint')}
      />
      <TextField name="terms.index.indexSource" label={t('insurance.indexSource')} maxLength={200} />
      <TickField name="terms.index.fallback.usesNeighbours" label={t('insurance.neighbours')} />
      <TextField name="terms.index.fallback.mostMissingDays" inputMode="numeric" label={t('insurance.missing')} />
    </>
  );
};

const OnePhase = ({ place }: { readonly place: number }) => {
  const { t, say } = useWords();
  const of = (name: string): string => `terms.index.phases.${place}.${name}`;
  return (
    <fieldset className="grid gap-3 rounded-2xl border border-line p-4">
      <legend className="px-1 font-bold">{t('insurance.phaseNumber', { number: String(place + 1) })}</legend>
      <SelectField name={of('name')} label={t('insurance.phaseName')}>
        {phaseNames.map((name) => (
          <option key={name} value={name}>
            {say(`cover.phase.${name}`)}
          </option>
        ))}
      </SelectField>
      <SelectField name={of('side')} label={t('insurance.side')}>
        <option value="deficit">{t('insurance.deficit')}</option>
        <option value="excess">{t('insurance.excess')}</option>
      </SelectField>
      <TextField name={of('from')} type="date" label={t('insurance.from')} />
      <TextField name={of('until')} type="date" label={t('insurance.until')} />
      <TextField name={of('triggerTenths')} inputMode="decimal" label={t('insurance.trigger')} />
      <TextField name={of('exitTenths')} inputMode="decimal" label={t('insurance.exit')} />
      <NairaField name={of('mostKoboPerHectare')} label={t('insurance.mostPerHectare')} />
    </fieldset>
  );
};
