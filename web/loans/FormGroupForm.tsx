import { Users } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { formGroup, type LoanGroup, type Product } from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { parseNaira } from '@shuka/domain/kit/naira.ts';
import { SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useToday } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { ConditionsBox } from './ConditionsBox.tsx';
import { CostBox } from './CostBox.tsx';
import { memberOf } from './member-of.ts';
import { MemberFields } from './MemberFields.tsx';
import { ProductField, ProductLimits } from './ProductField.tsx';
import { isWithin, type TypedLoan } from './typed-loan.ts';

type Props = {
  readonly products: readonly Product[];
  readonly keeperId: string;
  readonly onDone: (group: LoanGroup) => void;
};

type Typed = TypedLoan & { readonly productId: string };

/** Forms a group and takes the first place in it; what one's own share would cost stands below. */
export const FormGroupForm = ({ products, keeperId, onDone }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const [typed, setTyped] = useState<Typed>({ productId: '', principalKobo: null, instalments: 0 });
  const product = products.find(({ productId }) => productId === typed.productId);
  const read = ({ currentTarget }: FormEvent<HTMLDivElement>): void => {
    const form = currentTarget.querySelector('form');
    if (form === null) return;
    const fields = new FormData(form);
    const text = (name: string): string => String(fields.get(name) ?? '');
    const principalKobo = parseNaira(text('principalKobo'));
    setTyped({ productId: text('productId'), principalKobo, instalments: Number(text('instalments')) });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div onInput={read}>
        <Form
          contract={formGroup}
          draftOf={(fields) => ({
            id,
            keeperId,
            productId: fields['productId'] ?? '',
            version: products.find(({ productId }) => productId === fields['productId'])?.version ?? 0,
            name: fields['name'] ?? '',
            instalments: Number(fields['instalments'] === '' ? Number.NaN : fields['instalments']),
            ...memberOf(fields),
          })}
          onDone={onDone}
        >
          <GroupFields products={products} chosen={product ?? null} />
          <MemberFields />
          <SubmitButton sending={t('form.sending')}>
            <Users aria-hidden className="size-5 shrink-0" />
            {t('loans.form')}
          </SubmitButton>
        </Form>
      </div>
      {product !== undefined && <ConditionsBox product={product} keeperId={keeperId} />}
      {product !== undefined && <ShareCost product={product} typed={typed} />}
    </div>
  );
};

type FieldsProps = { readonly products: readonly Product[]; readonly chosen: Product | null };

const GroupFields = ({ products, chosen }: FieldsProps) => {
  const { t } = useWords();
  return (
    <>
      <ProductField products={products} chosen={chosen} />
      <ProductLimits chosen={chosen} />
      <TextField name="name" label={t('loans.groupName')} maxLength={80} />
      <TextField name="instalments" inputMode="numeric" label={t('loans.instalments')} />
    </>
  );
};

const ShareCost = ({ product, typed }: { readonly product: Product; readonly typed: Typed }) => {
  const today = useToday();
  return isWithin(product, typed) ? (
    <CostBox terms={product.terms} principalKobo={typed.principalKobo} instalments={typed.instalments} from={today} />
  ) : null;
};
