import { designations, farmSizes, genders, type MergedField } from '@shuka/domain/accounts';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import type { MergeSide } from '@shuka/domain/relations';
import { useWords } from '#kit/words.tsx';
import { differing, type MergeChoices } from './merge-choices.ts';

type Props = {
  readonly sides: readonly MergeSide[];
  readonly sourceOf: MergeChoices['sourceOf'];
  readonly onPick: (sourceOf: MergeChoices['sourceOf']) => void;
};

/** Field by field, where two accounts differ, which value is true. */
export const MergeValues = ({ sides, sourceOf, onPick }: Props) => {
  const { t } = useWords();
  const fields = differing(sides);
  if (fields.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h3 className="font-bold">{t('merge.values')}</h3>
      {fields.map((field) => (
        <Values
          key={field}
          field={field}
          sides={sides}
          picked={sourceOf[field]}
          onPick={(farmerId) => onPick({ ...sourceOf, [field]: farmerId })}
        />
      ))}
    </section>
  );
};

type ValuesProps = {
  readonly field: MergedField;
  readonly sides: readonly MergeSide[];
  readonly picked: string | undefined;
  readonly onPick: (farmerId: string) => void;
};

const Values = ({ field, sides, picked, onPick }: ValuesProps) => {
  const { say } = useWords();
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{say(`merge.field.${field}`)}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {sides.map(({ farmerId, values }) => (
          <label
            key={farmerId}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-xl border-2 border-line-strong px-3 py-2 has-checked:border-leaf has-checked:bg-leaf-soft"
          >
            <input
              type="radio"
              name={`value-${field}`}
              checked={picked === farmerId}
              onChange={() => onPick(farmerId)}
              className="size-5 shrink-0 accent-leaf"
            />
            <Value field={field} text={values[field]} />
          </label>
        ))}
      </div>
    </fieldset>
  );
};

const known: Readonly<Partial<Record<MergedField, readonly string[]>>> = {
  gender: genders,
  farmSize: farmSizes,
  designation: designations,
};

const Value = ({ field, text }: { field: MergedField; text: string }) => {
  const { t, say, language } = useWords();
  if (text === '') return <span className="text-ink-soft">{t('merge.nothing')}</span>;
  if (field !== 'photo') {
    const named = known[field]?.includes(text) === true ? say(`merge.value.${text}`) : text;
    return <span className="min-w-0 break-words">{field === 'birthDate' ? formatDate(text, language) : named}</span>;
  }
  return <img src={`data:image/webp;base64,${text}`} alt={t('merge.field.photo')} className="size-14 rounded-full" />;
};
