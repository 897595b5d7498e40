import { Check, Hourglass } from 'lucide-react';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { TextField } from '#kit/field.tsx';
import { useFormState } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { gradeWords } from './inspection-words.ts';
import type { UnfinishedInspection } from './unfinished-inspection.ts';

type Carried = UnfinishedInspection['carried'][number];

type Props = { readonly carried: readonly Carried[]; readonly onChange: (carried: Carried[]) => void };

/** What was open before: is it mended now, or does it need more time? */
export const CarriedPoints = ({ carried, onChange }: Props) => (
  <>
    {carried.map((one) => (
      <CarriedCard
        key={one.id}
        one={one}
        onChange={(next) => onChange(carried.map((held) => (held.id === one.id ? next : held)))}
      />
    ))}
  </>
);

type CardProps = { readonly one: Carried; readonly onChange: (one: Carried) => void };

const MendedButtons = ({ one, onChange }: CardProps) => {
  const { t } = useWords();
  const answers = [
    { isClosed: true, says: t('inspection.mended'), Icon: Check, colour: 'text-leaf' },
    { isClosed: false, says: t('inspection.notYet'), Icon: Hourglass, colour: 'text-ochre' },
  ] as const;
  return (
    <div className="grid grid-cols-2 gap-2">
      {answers.map(({ isClosed, says, Icon, colour }) => (
        <button
          key={says}
          type="button"
          aria-pressed={one.isClosed === isClosed}
          onClick={() => onChange({ ...one, isClosed })}
          className="flex min-h-14 items-center justify-center gap-2 rounded-xl border-2 border-line-strong font-semibold aria-pressed:border-leaf aria-pressed:bg-leaf-soft"
        >
          <Icon aria-hidden className={`size-5 shrink-0 ${colour}`} />
          {says}
        </button>
      ))}
    </div>
  );
};

const CarriedCard = ({ one, onChange }: CardProps) => {
  const { t, language } = useWords();
  const error = useFormState().errors[one.id];
  return (
    <fieldset
      aria-label={one.description}
      tabIndex={-1}
      data-invalid={error !== undefined}
      className="grid min-w-0 gap-3 rounded-2xl border border-line bg-paper p-4 data-[invalid=true]:border-danger"
    >
      <p className="break-words font-semibold">{one.description}</p>
      <p className="break-words">{one.correctiveAction}</p>
      <p className="text-sm text-ink-soft">
        {t(gradeWords[one.grade])} · {t('inspection.dueBy', { date: formatDate(one.wasDueOn, language) })}
      </p>
      <MendedButtons one={one} onChange={onChange} />
      {error !== undefined && <p className="font-medium text-danger">{error}</p>}
      {one.isClosed === false && (
        <TextField
          type="date"
          name={`${one.id}.dueOn`}
          label={t('inspection.newDue')}
          min={one.wasDueOn}
          value={one.dueOn}
          onChange={({ target }) => onChange({ ...one, dueOn: target.value })}
        />
      )}
      <TextField
        name={`${one.id}.note`}
        label={t('inspection.whatSeen')}
        maxLength={500}
        value={one.note}
        onChange={({ target }) => onChange({ ...one, note: target.value })}
      />
    </fieldset>
  );
};
