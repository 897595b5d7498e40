import { Send } from 'lucide-react';
import { useState } from 'react';
import { applyForLoan, type Loan, type Product } from '@shuka/domain/loans';
import type { DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { parseNaira } from '@shuka/domain/kit/naira.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextArea, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { FormDraft } from '#kit/form-draft.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import type { Someone } from '#kit/use-people.ts';
import { useWords } from '#kit/words.tsx';
import { ProductField, ProductLimits } from './ProductField.tsx';

type Props = {
  readonly products: readonly Product[];
  readonly chosen: Product | null;
  /** Whom a manager may ask for; nobody where one asks for oneself. */
  readonly keepers: readonly Someone[];
  readonly ownId: string | null;
  readonly mayLend: boolean;
  readonly onDone: (loan: Loan) => void;
};

/** Asks for a loan; what is typed is kept on the phone until it is sent. */
export const AskLoanForm = (props: Props) => {
  const { products, ownId, mayLend, onDone } = props;
  const { t } = useWords();
  const [id] = useState(newId);
  return (
    <FormDraft name={ownId === null ? 'loan in care' : 'loan'}>
      {(saved) => (
        <Form
          contract={applyForLoan}
          draftOf={(fields) => draftOf(fields, products, { id, ownId })}
          onDone={async (loan) => {
            await saved();
            onDone(loan);
          }}
        >
          <AskedFields {...props} />
          {!mayLend && (
            <label className="flex min-h-12 items-center gap-3">
              <input type="checkbox" name="hasAgreed" value="yes" className="size-6 shrink-0" />
              {t('loans.agree')}
            </label>
          )}
          <SubmitButton sending={t('form.sending')}>
            <Send aria-hidden className="size-5 shrink-0" />
            {t(mayLend ? 'loans.ask' : 'loans.askReferral')}
          </SubmitButton>
        </Form>
      )}
    </FormDraft>
  );
};

type Fields = Readonly<Record<string, string>>;

const draftOf = (
  fields: Fields,
  products: readonly Product[],
  { id, ownId }: { readonly id: string; readonly ownId: string | null },
): DraftOf<typeof applyForLoan> => ({
  id,
  keeperId: ownId ?? fields['keeperId'] ?? '',
  productId: fields['productId'] ?? '',
  version: products.find(({ productId }) => productId === fields['productId'])?.version ?? 0,
  principalKobo: parseNaira(fields['principalKobo'] ?? '') ?? Number.NaN,
  instalments: Number(fields['instalments'] === '' ? Number.NaN : fields['instalments']),
  purpose: fields['purpose'] ?? '',
  hasAgreed: fields['hasAgreed'] === 'yes',
});

const AskedFields = ({ products, chosen, keepers, ownId }: Props) => {
  const { t } = useWords();
  return (
    <>
      {ownId === null && (
        <SelectField name="keeperId" label={t('loans.farmer')} defaultValue="">
          <option value="">{t('loans.choose')}</option>
          {keepers.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </SelectField>
      )}
      <ProductField products={products} chosen={chosen} />
      <NairaField name="principalKobo" label={t('loans.amount')} />
      <ProductLimits chosen={chosen} />
      <TextField name="instalments" inputMode="numeric" label={t('loans.instalments')} />
      <TextArea name="purpose" label={t('loans.purpose')} maxLength={300} />
    </>
  );
};
