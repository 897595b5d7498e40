import { ShieldCheck } from 'lucide-react';
import type { PestKey } from '@shuka/domain/advisory';
import { farmRows } from '@shuka/domain/farms';
import { listPestProducts, type PestProduct } from '@shuka/domain/marketplace';
import type { Season } from '@shuka/domain/seasons';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { addDays } from '@shuka/domain/kit/day.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useRow } from '#kit/rows.ts';
import { today } from '#kit/today.ts';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly pest: PestKey; readonly season: Season };

/** Whether the harvest comes before what is sprayed today is gone. */
const isTooLate = (days: number, { expectedHarvestOn }: Season): boolean =>
  expectedHarvestOn !== null && expectedHarvestOn < addDays(today(), days);

const Product = ({ product, season }: { readonly product: PestProduct; readonly season: Season }) => {
  const { t, language } = useWords();
  const { safety, registration } = product;
  if (safety === null) return null;
  return (
    <li className="grid gap-1 rounded-xl border border-line p-3">
      <p className="font-bold break-words">
        {product.name}, {product.maker}
      </p>
      <p className="break-words">{safety.activeIngredient}</p>
      <p>{t('pests.group', { group: product.groups.join(', ') })}</p>
      <p className="flex gap-2">
        <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
        {t('pests.registered', { number: registration, day: formatDate(safety.registeredUntil, language) })}
      </p>
      {product.checkedOn !== null && (
        <p className="text-sm text-ink-soft">{t('pests.lookedUp', { day: formatDate(product.checkedOn, language) })}</p>
      )}
      <p className="font-semibold break-words">{t('pests.gear', { gear: safety.protectiveGear })}</p>
      <p className="font-semibold">{t('pests.interval', { days: safety.preHarvestDays })}</p>
      {isTooLate(safety.preHarvestDays, season) && <p className="font-bold text-danger">{t('pests.tooLate')}</p>}
      <p className="break-words">
        {formatNaira(product.priceKobo)}, {product.companyName}, {product.lga}
      </p>
    </li>
  );
};

/** What may be sprayed: products whose number somebody looked up, each with what to wear and when to harvest after. */
export const PestProducts = ({ pest, season }: Props) => {
  const { t } = useWords();
  const farm = useRow(farmRows, season.farmId);
  const stateCode = farm.state === 'ready' ? farm.value?.row.stateCode : undefined;
  const loaded = useLoad(listPestProducts, { pest, ...(stateCode === undefined ? {} : { stateCode }) });
  return (
    <section className="grid gap-2">
      <h4 className="font-bold">{t('pests.products')}</h4>
      <LoadedPart loaded={loaded}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{t('pests.noProducts')}</p>
          ) : (
            <ul className="grid gap-3">
              {items.map((product) => (
                <Product key={product.id} product={product} season={season} />
              ))}
            </ul>
          )
        }
      </LoadedPart>
    </section>
  );
};
