import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { openPassport, passportLimits, passportParts, type PassportPart } from '@shuka/domain/loans';
import type { DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { SubmitButton } from '#kit/button.tsx';
import { ChoiceField } from '#kit/choice-field.tsx';
import { TextField } from '#kit/field.tsx';
import { useFormState } from '#kit/form.tsx';
import { NewActForm } from '#kit/new-act-form.tsx';
import { useWords } from '#kit/words.tsx';
import { partSigns } from './passport-signs.ts';
import { partWords } from './passport-words.ts';

type Draft = DraftOf<typeof openPassport>;

/** Makes a link for a lender: for whom, what they may see, for how long, and that the farmer agrees. */
export const OpenPassportForm = ({ onOpened }: { readonly onOpened: () => void }) => {
  const { t } = useWords();
  const [parts, setParts] = useState<readonly PassportPart[]>([]);
  const draftOf = ({ lender = '', days, hasAgreed }: Readonly<Record<string, string>>, id: string): Draft => ({
    id,
    lender,
    parts: [...parts],
    days: Number(days),
    hasAgreed: (hasAgreed === 'yes') as true, // refused beside the field when it is not
  });
  return (
    <NewActForm contract={openPassport} draftOf={draftOf} onDone={onOpened}>
      <h2 className="text-xl font-bold">{t('passport.new')}</h2>
      <TextField
        name="lender"
        label={t('passport.lender')}
        hint={t('passport.lenderHint')}
        maxLength={160}
        autoComplete="off"
      />
      <PartsField parts={parts} onChange={setParts} />
      <ChoiceField
        name="days"
        label={t('passport.days')}
        choices={passportLimits.days.value.map((days) => ({
          value: String(days),
          label: t('passport.dayCount', { days }),
        }))}
      />
      <AgreeField />
      <SubmitButton sending={t('form.sending')}>
        <Link2 aria-hidden className="size-5 shrink-0" />
        {t('passport.open')}
      </SubmitButton>
    </NewActForm>
  );
};

type PartsProps = {
  readonly parts: readonly PassportPart[];
  readonly onChange: (parts: readonly PassportPart[]) => void;
};

const PartsField = ({ parts, onChange }: PartsProps) => {
  const { t } = useWords();
  const error = useFormState().errors['parts'];
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{t('passport.parts')}</legend>
      {passportParts.map((part) => {
        const Icon = partSigns[part];
        const { says, about } = partWords[part];
        return (
          <label
            key={part}
            className="flex min-h-12 cursor-pointer items-start gap-3 rounded-xl border-2 border-line-strong p-3 has-checked:border-leaf has-checked:bg-leaf-soft"
          >
            <input
              type="checkbox"
              name="parts"
              checked={parts.includes(part)}
              data-invalid={error !== undefined}
              onChange={({ target }) =>
                onChange(passportParts.filter((one) => (one === part ? target.checked : parts.includes(one))))
              }
              className="mt-0.5 size-6 shrink-0 accent-leaf"
            />
            <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
            <span className="grid">
              <span className="font-semibold">{t(says)}</span>
              <span className="text-sm text-ink-soft">{t(about)}</span>
            </span>
          </label>
        );
      })}
      {error !== undefined && <p className="font-medium text-danger">{error}</p>}
    </fieldset>
  );
};

const AgreeField = () => {
  const { t } = useWords();
  const error = useFormState().errors['hasAgreed'];
  return (
    <div className="grid gap-1">
      <label className="flex min-h-12 items-start gap-3">
        <input
          type="checkbox"
          name="hasAgreed"
          value="yes"
          data-invalid={error !== undefined}
          className="mt-0.5 size-6 shrink-0 accent-leaf"
        />
        {t('passport.agree')}
      </label>
      {error !== undefined && <p className="font-medium text-danger">{error}</p>}
    </div>
  );
};
