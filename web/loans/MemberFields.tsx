import { TextArea } from '#kit/field.tsx';
import { useFormState } from '#kit/form.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';

/** What a member says of themselves, and the yes that makes them stand for the others. */
export const MemberFields = () => {
  const { t } = useWords();
  const error = useFormState().errors['agrees'];
  return (
    <>
      <NairaField name="principalKobo" label={t('loans.ownShare')} />
      <TextArea name="purpose" label={t('loans.purpose')} maxLength={300} />
      <Notice kind="hint">{t('loans.jointText')}</Notice>
      <div className="grid gap-1">
        <label className="flex min-h-12 items-center gap-3 font-semibold">
          <input
            type="checkbox"
            name="agrees"
            value="yes"
            data-invalid={error !== undefined}
            className="size-6 shrink-0 accent-leaf"
          />
          <span className="min-w-0">{t('loans.jointAgree')}</span>
        </label>
        {error !== undefined && <p className="font-medium text-danger">{error}</p>}
      </div>
    </>
  );
};
