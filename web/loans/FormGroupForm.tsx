import { Users } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { formGroup, type LoanGroup, type Product } from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { formatNaira, parseNaira } from '@shuka/domain/kit/naira.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { ConditionsBox } from './ConditionsBox.tsx';
import { CostBox } from './CostBox.tsx';
import { memberOf } from './member-of.ts';
import { MemberFields } from './MemberFields.tsx';
import { useToday } from './use-today.ts';

type Props = {
  readonly products: readonly Product[];
  readonly keeperId: string;
  readonly onDone: (group: LoanGroup) => void;
};

type Typed = { readonly productId: string; readonly principalKobo: number | null; readonly instalments: number };

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
          <GroupFields products={products} chosen={product} />
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

type FieldsProps = { readonly products: readonly Product[]; readonly chosen: Product | undefined };

const GroupFields = ({ products, chosen }: FieldsProps) => {
  const { t } = useWords();
  return (
    <>
      <SelectField name="productId" label={t('loans.product')} defaultValue="" hint={chosen?.words}>
        <option value="">{t('loans.choose')}</option>
        {products.map(({ productId, name }) => (
          <option key={productId} value={productId}>
            {name}
          </option>
        ))}
      </SelectField>
      {chosen !== undefined && (
        <p className="text-sm text-ink-soft">
          {t('loans.limits', {
            least: formatNaira(chosen.leastKobo),
            most: formatNaira(chosen.mostKobo),
            from: chosen.leastInstalments,
            to: chosen.mostInstalments,
          })}
        </p>
      )}
      <TextField name="name" label={t('loans.groupName')} maxLength={80} />
      <TextField name="instalments" inputMode="numeric" label={t('loans.instalments')} />
    </>
  );
};

const ShareCost = ({ product, typed }: { readonly product: Product; readonly typed: Typed }) => {
  const { principalKobo, instalments } = typed;
  const today = useToday();
  const isWithin =
    principalKobo !== null &&
    principalKobo >= product.leastKobo &&
    principalKobo <= product.mostKobo &&
    Number.isInteger(instalments) &&
    instalments >= product.leastInstalments &&
    instalments <= product.mostInstalments;
  return isWithin ? (
    <CostBox terms={product.terms} principalKobo={principalKobo} instalments={instalments} from={today} />
  ) : null;
};
