import type { Eligibility } from '@shuka/domain/loans';
import { knownCrops } from '@shuka/domain/seasons';
import { states } from '@shuka/domain/kit/nigeria.ts';
import { TextField } from '#kit/field.tsx';
import { useWords, type WordId } from '#kit/words.tsx';
import { cropBox, stateBox } from './condition-fields.ts';

type Props = { readonly before: Eligibility };

type Choice = { readonly key: string; readonly name: string };

/** Who may ask for a product: what is left empty does not matter. */
export const ConditionFields = ({ before }: Props) => {
  const { t, say } = useWords();
  const figure = (name: 'leastMonths' | 'leastSeasons' | 'mostDaysLate', label: WordId) => (
    <TextField name={`eligibility.${name}`} inputMode="numeric" label={t(label)} defaultValue={before[name]} />
  );
  const area = (name: 'leastHectares' | 'mostHectares', label: WordId) => (
    <TextField name={`eligibility.${name}`} inputMode="decimal" label={t(label)} defaultValue={before[name]} />
  );
  return (
    <fieldset className="grid gap-4 rounded-2xl border border-line p-4">
      <legend className="px-1 text-lg font-bold">{t('lending.whoMayAsk')}</legend>
      <p>{t('lending.whoMayAskHint')}</p>
      {figure('leastMonths', 'lending.leastMonths')}
      {figure('leastSeasons', 'lending.leastSeasons')}
      {figure('mostDaysLate', 'lending.mostDaysLate')}
      {area('leastHectares', 'lending.leastHectares')}
      {area('mostHectares', 'lending.mostHectares')}
      <Tick name="eligibility.needsPlot" label={t('lending.plotNeeded')} isOn={before.needsPlot === true} />
      <Tick name="eligibility.needsPhone" label={t('lending.phoneNeeded')} isOn={before.needsPhone === true} />
      <Boxes
        label={t('lending.inStates')}
        choices={states.map(({ code, name }) => ({ key: code, name }))}
        chosen={before.states ?? []}
        boxOf={stateBox}
      />
      <Boxes
        label={t('lending.ofCrops')}
        choices={knownCrops().map(({ key }) => ({ key, name: say(`crop.${key}`) }))}
        chosen={before.crops ?? []}
        boxOf={cropBox}
      />
    </fieldset>
  );
};

type TickProps = { readonly name: string; readonly label: string; readonly isOn: boolean };

const Tick = ({ name, label, isOn }: TickProps) => (
  <label className="flex min-h-12 min-w-0 items-center gap-3">
    <input type="checkbox" name={name} value="yes" defaultChecked={isOn} className="size-6 shrink-0 accent-leaf" />
    <span className="min-w-0 break-words">{label}</span>
  </label>
);

type BoxesProps = {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly boxOf: (key: string) => string;
};

const Boxes = ({ label, choices, chosen, boxOf }: BoxesProps) => (
  <details className="rounded-xl border border-line p-3" open={chosen.length > 0}>
    <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{label}</summary>
    <fieldset className="grid grid-cols-2 gap-x-3 sm:grid-cols-3">
      <legend className="sr-only">{label}</legend>
      {choices.map(({ key, name }) => (
        <Tick key={key} name={boxOf(key)} label={name} isOn={chosen.includes(key)} />
      ))}
    </fieldset>
  </details>
);
