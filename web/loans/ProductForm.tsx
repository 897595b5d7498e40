import { Save } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { setProduct, type Product } from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { PasswordField, TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { useWords } from '#kit/words.tsx';
import { ConditionFields } from './ConditionFields.tsx';
import { draftOfFields } from './product-draft.ts';
import { ProductPreview } from './ProductPreview.tsx';
import { StandFields } from './StandFields.tsx';
import { Choice, TermsFields, WholeField } from './TermsFields.tsx';
import { TrancheFields } from './TrancheFields.tsx';

type Props = { readonly before: Product | null; readonly onDone: (product: Product) => void };

const fieldsOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Writes a product, or the next version of one, and shows what it would cost before it is saved. */
export const ProductForm = ({ before, onDone }: Props) => {
  const [productId] = useState(() => before?.productId ?? newId());
  const { isShown, draft, read } = usePreview(before);
  return (
    <>
      <div onInput={read}>
        <Form
          contract={setProduct}
          draftOf={(fields) => ({ productId, after: before?.version ?? 0, ...draftOfFields(fields) })}
          onDone={onDone}
        >
          <ProductFields before={before} />
        </Form>
      </div>
      {isShown && <ProductPreview draft={draft} />}
    </>
  );
};

/** The draft as it is typed, without its password; shown from the first letter on, or from the version before. */
const usePreview = (before: Product | null) => {
  const { productId: _id, version: _version, ...known } = before ?? { productId: '', version: 0 };
  const [draft, setDraft] = useState<object>(known);
  const read = ({ target }: FormEvent): void => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form === null) return;
    const { password: _password, ...typed } = draftOfFields(fieldsOf(form));
    setDraft(typed);
  };
  return { isShown: Object.keys(draft).length > 0, draft, read };
};

const ProductFields = ({ before }: Pick<Props, 'before'>) => {
  const { t } = useWords();
  return (
    <>
      <TextField name="name" label={t('lending.productName')} defaultValue={before?.name} maxLength={80} />
      <TextArea name="words" label={t('lending.productWords')} defaultValue={before?.words} maxLength={500} />
      <TermsFields terms={before?.terms} />
      <NairaField name="leastKobo" label={t('lending.least')} kobo={before?.leastKobo ?? null} />
      <NairaField name="mostKobo" label={t('lending.most')} kobo={before?.mostKobo ?? null} />
      <WholeField name="leastInstalments" says="loans.leastInstalments" value={before?.leastInstalments ?? 1} />
      <WholeField name="mostInstalments" says="loans.mostInstalments" value={before?.mostInstalments ?? 12} />
      <TrancheFields before={before} />
      <MembersFields before={before} />
      <StandFields before={before} />
      <ConditionFields before={before?.eligibility ?? {}} />
      <Choice name="isOpen" says="loans.isOpen" words={{ yes: 'lending.open', no: 'lending.shut' }} value="yes" />
      <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
      <SubmitButton sending={t('form.sending')}>
        <Save aria-hidden className="size-5 shrink-0" />
        {t('lending.saveProduct')}
      </SubmitButton>
    </>
  );
};

/** How many stand for each other; nothing there is a loan to one person. */
const MembersFields = ({ before }: Pick<Props, 'before'>) => {
  const { t } = useWords();
  const { least, most } = before?.members ?? {};
  return (
    <fieldset className="grid gap-4 rounded-2xl border border-line p-4">
      <legend className="px-1 text-lg font-bold">{t('lending.forGroups')}</legend>
      <p>{t('lending.forGroupsHint')}</p>
      <TextField name="members.least" inputMode="numeric" label={t('lending.fewestMembers')} defaultValue={least} />
      <TextField name="members.most" inputMode="numeric" label={t('lending.mostMembers')} defaultValue={most} />
    </fieldset>
  );
};
