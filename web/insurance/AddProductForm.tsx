import { useState, type SyntheticEvent } from 'react';
import { addProduct, type IndexKind, type Product } from '@shuka/domain/insurance';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { PasswordField, SelectField } from '#kit/field.tsx';
import { FormDraft } from '#kit/form-draft.tsx';
import { FormEnd } from '#kit/form-end.tsx';
import { Form } from '#kit/form.tsx';
import { today } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { AboutFields, MoneyFields } from './AboutFields.tsx';
import { MonthFields } from './MonthFields.tsx';
import { PhaseFields } from './PhaseFields.tsx';
import { TermsBefore } from './terms-before.ts';
import { fieldsOfTerms } from './terms-fields.ts';
import { TermsPreview } from './TermsPreview.tsx';
import { termsRefusals, typedTerms } from './typed-terms.ts';
import { YieldFields } from './YieldFields.tsx';

type Props = {
  /** The version that newer terms come after; null for a new product. */
  readonly before: Product | null;
  readonly onDone: () => void;
  readonly onCancel: () => void;
};

/** Writes a product, or newer terms of one; what was typed is kept until it is sent. */
export const AddProductForm = (props: Props) => {
  const { before } = props;
  const name = before === null ? 'insurance product' : `insurance product ${before.id} ${before.version}`;
  return <FormDraft name={name}>{(saved) => <ProductForm {...props} saved={saved} />}</FormDraft>;
};

const fieldsIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** The fields as they are typed, for the preview; from the version before at first. */
const useTyped = (first: Record<string, string>) => {
  const [typed, setTyped] = useState(first);
  const read = ({ target }: SyntheticEvent): void => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form !== null) setTyped(fieldsIn(form));
  };
  return { typed, read };
};

const indexFields = { weather: PhaseFields, months: MonthFields, yield: YieldFields } as const;

/** What a cover goes by, and the fields of that. */
const IndexPart = ({ first }: { readonly first: IndexKind }) => {
  const { t } = useWords();
  const [kind, setKind] = useState(first);
  const IndexFields = indexFields[kind];
  return (
    <>
      <SelectField
        name="kind"
        label={t('insurance.kind')}
        value={kind}
        onChange={({ target }) => setKind(target.value as IndexKind)} // the options are those alone
      >
        <option value="weather">{t('insurance.kindWeather')}</option>
        <option value="months">{t('insurance.kindMonths')}</option>
        <option value="yield">{t('insurance.kindYield')}</option>
      </SelectField>
      <IndexFields />
    </>
  );
};

const ProductForm = ({ before, onDone, onCancel, saved }: Props & { readonly saved: () => Promise<void> }) => {
  const { t } = useWords();
  const [ids] = useState(() => ({ id: newId(), productId: before?.id ?? newId() }));
  const [first] = useState(() => (before === null ? {} : fieldsOfTerms(before.terms)));
  const { typed, read } = useTyped(first);
  return (
    <TermsBefore value={first}>
      {before !== null && <p>{t('insurance.newerText', { version: String(before.version + 1) })}</p>}
      <div onInput={read} onChange={read}>
        <Form
          contract={addProduct}
          draftOf={({ password = '', ...fields }) => ({
            ...ids,
            after: before?.version ?? 0,
            terms: typedTerms(fields),
            password,
          })}
          check={(fields) => termsRefusals(typedTerms(fields), today())}
          onDone={async () => {
            await saved();
            onDone();
          }}
        >
          <AboutFields />
          <IndexPart first={before?.terms.index.kind ?? 'weather'} />
          <MoneyFields />
          <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
          <FormEnd onCancel={onCancel}>
            <SubmitButton sending={t('form.saving')}>
              {before === null ? t('insurance.addProduct') : t('insurance.addVersion')}
            </SubmitButton>
          </FormEnd>
        </Form>
      </div>
      <TermsPreview typed={typed} />
    </TermsBefore>
  );
};
