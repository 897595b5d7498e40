import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';
import { weight } from './demand-words.ts';

type Version<Terms> = { readonly version: number; readonly at: string; readonly byName: string; readonly terms: Terms };

type Props<Terms> = {
  readonly versions: readonly Version<Terms>[];
  readonly priceOf: (terms: Terms) => string;
};

/** Every version of what is wanted or for sale: when and by whom, how much, at which price. */
export const TermsVersions = <Terms extends { readonly grams: number }>({ versions, priceOf }: Props<Terms>) => {
  const words = useWords();
  const { t, language } = words;
  return (
    <ol className="grid gap-2">
      {versions.map(({ version, at, byName, terms }) => (
        <li key={version} className="rounded-2xl border border-line bg-paper p-3">
          {t('demand.version', {
            version,
            date: formatDate(at, language),
            name: byName,
            weight: weight(terms.grams, words),
            price: priceOf(terms),
          })}
        </li>
      ))}
    </ol>
  );
};
