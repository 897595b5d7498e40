import type { Product } from '@shuka/domain/loans';
import { TextArea, TextField } from '#kit/field.tsx';
import { useFormState } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { percentText } from './product-draft.ts';

/** Who stands for whoever borrows, which papers they show, and whether the loan comes in goods; what is left empty is not asked for. */
export const StandFields = ({ before }: { readonly before: Product | null }) => {
  const { t } = useWords();
  const { count, sharePpm } = before?.guarantors ?? {};
  const wrong = Object.entries(useFormState().errors).find(([field]) => field.startsWith('papers.'));
  return (
    <fieldset className="grid gap-4 rounded-2xl border border-line p-4">
      <legend className="px-1 text-lg font-bold">{t('lending.standing')}</legend>
      <p>{t('lending.standingHint')}</p>
      <TextField name="guarantors.count" inputMode="numeric" label={t('lending.guarantorCount')} defaultValue={count} />
      <TextField
        name="guarantors.sharePpm"
        inputMode="decimal"
        label={t('lending.guarantorShare')}
        defaultValue={sharePpm === undefined ? '' : percentText(sharePpm)}
      />
      <TextArea
        name="papers"
        label={t('lending.papersOfProduct')}
        hint={t('lending.papersHint')}
        defaultValue={(before?.papers ?? []).join('\n')}
        maxLength={600}
      />
      {wrong !== undefined && <p className="font-medium text-danger">{wrong[1]}</p>}
      <label className="flex min-h-12 min-w-0 items-center gap-3">
        <input
          type="checkbox"
          name="isInKind"
          value="yes"
          defaultChecked={before?.isInKind === true}
          className="size-6 shrink-0 accent-leaf"
        />
        <span className="min-w-0 break-words">{t('lending.inKind')}</span>
      </label>
    </fieldset>
  );
};
