import { downtimeReasons, jobLossReasons, type JobInput } from '@shuka/domain/processing';
import { SelectField, TextField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';
import { balanceSoFar, type Part, type TypedResult } from './job-lines.ts';
import { kilogramsText } from './kilograms.ts';
import { KilogramsField } from './KilogramsField.tsx';
import { LineFields } from './LineFields.tsx';

type Props = {
  readonly inputs: readonly JobInput[];
  readonly typed: TypedResult;
  readonly onChange: (typed: TypedResult) => void;
};

/** What came out of a job, what was lost and how long the machines stood, with how it balances so far. */
export const ResultFields = ({ inputs, typed, onChange }: Props) => {
  const { t } = useWords();
  return (
    <>
      <Parts
        name="outputs"
        title={t('mill.outputs')}
        least={1}
        lines={typed.outputs}
        onChange={(outputs) => onChange({ ...typed, outputs })}
      />
      <Parts
        name="byProducts"
        title={t('mill.byProducts')}
        least={0}
        lines={typed.byProducts}
        onChange={(byProducts) => onChange({ ...typed, byProducts })}
      />
      <Losses typed={typed} onChange={onChange} />
      <Balance inputs={inputs} typed={typed} />
      <Downtimes typed={typed} onChange={onChange} />
    </>
  );
};

type PartsProps = {
  readonly name: 'outputs' | 'byProducts';
  readonly title: string;
  readonly least: number;
  readonly lines: readonly Part[];
  readonly onChange: (lines: Part[]) => void;
};

const Parts = ({ name, title, least, lines, onChange }: PartsProps) => {
  const { t } = useWords();
  return (
    <LineFields
      name={name}
      title={title}
      lines={lines}
      least={least}
      fresh={{ name: '', kilograms: '' }}
      onChange={onChange}
    >
      {(line, place, change) => (
        <>
          <TextField
            name={`${name}.${place}.name`}
            label={t('mill.partName')}
            value={line.name}
            maxLength={60}
            onChange={({ target }) => change({ ...line, name: target.value })}
          />
          <KilogramsField
            line={`${name}.${place}`}
            kilograms={line.kilograms}
            onChange={(kilograms) => change({ ...line, kilograms })}
          />
        </>
      )}
    </LineFields>
  );
};

type WhyProps = {
  readonly name: string;
  readonly value: string;
  /** The reasons there are, and what each is called. */
  readonly choices: readonly (readonly [reason: string, says: string])[];
  readonly onChange: (reason: string) => void;
};

const WhyField = ({ name, value, choices, onChange }: WhyProps) => {
  const { t } = useWords();
  return (
    <SelectField name={name} label={t('mill.why')} value={value} onChange={({ target }) => onChange(target.value)}>
      {choices.map(([reason, says]) => (
        <option key={reason} value={reason}>
          {says}
        </option>
      ))}
    </SelectField>
  );
};

type SomeProps = Omit<Props, 'inputs'>;

const Losses = ({ typed, onChange }: SomeProps) => {
  const { t, say } = useWords();
  return (
    <LineFields
      name="losses"
      title={t('mill.losses')}
      lines={typed.losses}
      least={0}
      fresh={{ reason: jobLossReasons[0], kilograms: '' }}
      onChange={(losses) => onChange({ ...typed, losses })}
    >
      {(line, place, change) => (
        <>
          <WhyField
            name={`losses.${place}.reason`}
            value={line.reason}
            choices={jobLossReasons.map((reason) => [reason, say(`mill.loss.${reason}`)])}
            onChange={(reason) => change({ ...line, reason })}
          />
          <KilogramsField
            line={`losses.${place}`}
            kilograms={line.kilograms}
            onChange={(kilograms) => change({ ...line, kilograms })}
          />
        </>
      )}
    </LineFields>
  );
};

const Downtimes = ({ typed, onChange }: SomeProps) => {
  const { t, say } = useWords();
  return (
    <LineFields
      name="downtimes"
      title={t('mill.downtimes')}
      lines={typed.downtimes}
      least={0}
      fresh={{ reason: downtimeReasons[0], minutes: '' }}
      onChange={(downtimes) => onChange({ ...typed, downtimes })}
    >
      {(line, place, change) => (
        <>
          <WhyField
            name={`downtimes.${place}.reason`}
            value={line.reason}
            choices={downtimeReasons.map((reason) => [reason, say(`mill.down.${reason}`)])}
            onChange={(reason) => change({ ...line, reason })}
          />
          <TextField
            name={`downtimes.${place}.minutes`}
            label={t('mill.minutes')}
            inputMode="numeric"
            value={line.minutes}
            onChange={({ target }) => change({ ...line, minutes: target.value })}
          />
        </>
      )}
    </LineFields>
  );
};

const Balance = ({ inputs, typed }: Pick<Props, 'inputs' | 'typed'>) => {
  const { t } = useWords();
  const { inGrams, outGrams, lostGrams, offGrams, mostOffGrams } = balanceSoFar(inputs, typed);
  const isGood = Math.abs(offGrams) <= mostOffGrams && outGrams <= inGrams;
  return (
    <output
      className={`grid gap-1 rounded-2xl border-2 p-3 ${isGood ? 'border-leaf bg-leaf-soft' : 'border-line-strong'}`}
    >
      <span className="text-lg font-bold">{t('mill.balanceOff', { kilograms: kilogramsText(offGrams) })}</span>
      <span>
        {t('mill.balanceParts', {
          from: kilogramsText(inGrams),
          to: kilogramsText(outGrams),
          lost: kilogramsText(lostGrams),
        })}
      </span>
      <span className="text-sm text-ink-soft">{t('mill.balanceMost', { kilograms: kilogramsText(mostOffGrams) })}</span>
    </output>
  );
};
