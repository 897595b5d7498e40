import { listPassports, type Passport } from '@shuka/domain/loans';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { loanPaths } from './loan-paths.ts';
import { OpenPassportForm } from './OpenPassportForm.tsx';
import { PassportCard } from './PassportCard.tsx';

/** What a farmer lets lenders see of their records, by links that end: those there are, who opened them when, and a new one. */
export const PassportsPage = () => {
  const { t } = useWords();
  const loaded = useLoad(listPassports, {});
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={loanPaths.farmer}>{t('passport.back')}</BackLink>
      <h1 className="text-2xl font-bold">{t('passport.title')}</h1>
      <p>{t('passport.intro')}</p>
      <LoadedPart loaded={loaded}>
        {({ items }) => (
          <>
            <Cards items={items} onEnded={loaded.reload} />
            <OpenPassportForm key={items.length} onOpened={loaded.reload} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

type Props = { readonly items: readonly Passport[]; readonly onEnded: () => void };

const Cards = ({ items, onEnded }: Props) => {
  const { t } = useWords();
  if (items.length === 0) return <p>{t('passport.none')}</p>;
  return (
    <ul className="grid gap-4">
      {items.map((one) => (
        <li key={one.id} className="grid">
          <PassportCard passport={one} onEnded={onEnded} />
        </li>
      ))}
    </ul>
  );
};
