import { Link } from 'wouter';
import { useFormState } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { investmentPaths } from './investment-paths.ts';

/** The tick that the terms were read, with the way to them; never ticked beforehand. */
export const TermsBox = ({ offerId }: { readonly offerId: string }) => {
  const { t } = useWords();
  const error = useFormState().errors['hasReadTerms'];
  return (
    <div className="grid gap-1">
      <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-xl border-2 border-line-strong p-3 has-checked:border-leaf has-checked:bg-leaf-soft">
        <input
          type="checkbox"
          name="hasReadTerms"
          value="yes"
          data-invalid={error !== undefined}
          className="size-6 shrink-0 accent-leaf"
        />
        {t('investments.readTerms')}
      </label>
      {error !== undefined && <p className="font-medium text-danger">{error}</p>}
      <Link
        to={investmentPaths.offer(offerId)}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline underline-offset-4"
      >
        {t('investments.toTerms')}
      </Link>
    </div>
  );
};
