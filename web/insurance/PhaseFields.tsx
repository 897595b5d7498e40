import { useState } from 'react';
import { insuranceLimits, phaseNames } from '@shuka/domain/insurance';
import { useWords } from '#kit/words.tsx';
import { FallbackFields } from './FallbackFields.tsx';
import { PathError } from './PathError.tsx';
import { CountField, TermChoice, TermNaira, TermField } from './TermField.tsx';
import { useBefore } from './terms-before.ts';

/** The phases of a rain cover, each with its days and marks, and what is done where data lack. */
export const PhaseFields = () => {
  const { t } = useWords();
  const [phases, setPhases] = useState(Number(useBefore('phases') ?? 1));
  const most = insuranceLimits.mostPhases.value;
  return (
    <>
      <CountField name="phases" label={t('insurance.phaseCount')} count={phases} most={most} onCount={setPhases} />
      {Array.from({ length: phases }, (_, place) => (
        <OnePhase key={place} place={place} />
      ))}
      <PathError name="terms.index" />
      <TermField
        name="terms.index.dekadCapTenths"
        inputMode="decimal"
        label={t('insurance.cap')}
        hint={t('insurance.capHint')}
      />
      <FallbackFields />
    </>
  );
};

const OnePhase = ({ place }: { readonly place: number }) => {
  const { t, say } = useWords();
  const of = (name: string): string => `terms.index.phases.${place}.${name}`;
  return (
    <fieldset className="grid gap-3 rounded-2xl border border-line p-4">
      <legend className="px-1 font-bold">{t('insurance.phaseNumber', { number: String(place + 1) })}</legend>
      <TermChoice name={of('name')} label={t('insurance.phaseName')}>
        {phaseNames.map((name) => (
          <option key={name} value={name}>
            {say(`cover.phase.${name}`)}
          </option>
        ))}
      </TermChoice>
      <TermChoice name={of('side')} label={t('insurance.side')}>
        <option value="deficit">{t('insurance.deficit')}</option>
        <option value="excess">{t('insurance.excess')}</option>
      </TermChoice>
      <TermField name={of('from')} type="date" label={t('insurance.from')} />
      <TermField name={of('until')} type="date" label={t('insurance.until')} />
      <TermField name={of('triggerTenths')} inputMode="decimal" label={t('insurance.trigger')} />
      <TermField name={of('exitTenths')} inputMode="decimal" label={t('insurance.exit')} />
      <TermNaira name={of('mostKoboPerHectare')} label={t('insurance.mostPerHectare')} />
    </fieldset>
  );
};
