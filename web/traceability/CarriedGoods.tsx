import type { TripLine } from '@shuka/domain/traceability';
import { useWords } from '#kit/words.tsx';
import { kilogramsOfGrams } from './kilograms-typed.ts';

/** What a driver carries, line by line. */
export const CarriedGoods = ({ lines }: { readonly lines: readonly TripLine[] }) => {
  const { t } = useWords();
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-lg font-bold">{t('driver.goods')}</h2>
      <ul className="grid gap-2">
        {lines.map(({ place, name, grams }) => (
          <li
            key={place}
            className="flex flex-wrap justify-between gap-x-4 rounded-xl border border-line bg-paper p-3 font-semibold"
          >
            <span className="min-w-0 break-words">{name}</span>
            <span>
              {grams === null ? t('driver.whole') : t('driver.kilograms', { kilograms: kilogramsOfGrams(grams) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};
