import type { Product } from '@shuka/domain/loans';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { SelectField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

/** Which product a loan is asked for by, and what its lender says of the one that is chosen. */
export const ProductField = ({ products, chosen }: { products: readonly Product[]; chosen: Product | null }) => {
  const { t } = useWords();
  return (
    <SelectField name="productId" label={t('loans.product')} defaultValue="" hint={chosen?.words}>
      <option value="">{t('loans.choose')}</option>
      {products.map(({ productId, name }) => (
        <option key={productId} value={productId}>
          {name}
        </option>
      ))}
    </SelectField>
  );
};

/** How much a product lends, and in how many instalments; nothing before one is chosen. */
export const ProductLimits = ({ chosen }: { chosen: Product | null }) => {
  const { t } = useWords();
  if (chosen === null) return null;
  return (
    <p className="text-sm text-ink-soft">
      {t('loans.limits', {
        least: formatNaira(chosen.leastKobo),
        most: formatNaira(chosen.mostKobo),
        from: chosen.leastInstalments,
        to: chosen.mostInstalments,
      })}
    </p>
  );
};
