import { HandCoins, Handshake, IdCard } from 'lucide-react';
import { Link } from 'wouter';
import { loanRows } from '@shuka/domain/loans';
import { usePerson } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useRows } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { GroupsLink } from './GroupsLink.tsx';
import { loanPaths } from './loan-paths.ts';
import { LoanCards } from './LoanCards.tsx';

/** A farmer's own loans, as the phone keeps them, and the way to ask for one. */
export const LoansPage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const loaded = useRows(loanRows);
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to="/Farmer/Finance">{t('loans.back')}</BackLink>
      <h1 className="text-2xl font-bold">{t('loans.title')}</h1>
      <p>{t('loans.intro')}</p>
      <AskLink area={loanPaths.farmer} />
      <GroupsLink area={loanPaths.farmer} />
      <Link
        to={loanPaths.guarantees}
        className="flex min-h-12 items-center gap-2 justify-self-start font-semibold text-leaf underline-offset-4 hover:underline"
      >
        <Handshake aria-hidden className="size-6 shrink-0" />
        {t('loans.guarantees')}
      </Link>
      <Link
        to={loanPaths.passports}
        className="flex min-h-12 items-center gap-2 justify-self-start font-semibold text-leaf underline-offset-4 hover:underline"
      >
        <IdCard aria-hidden className="size-6 shrink-0" />
        {t('loans.passportLink')}
      </Link>
      <LoadedPart loaded={loaded}>
        {(kept) => {
          const own = kept.map(({ row }) => row).filter(({ keeperId }) => keeperId === person.accountId);
          return own.length === 0 ? <p>{t('loans.none')}</p> : <LoanCards loans={own} area={loanPaths.farmer} />;
        }}
      </LoadedPart>
    </section>
  );
};

export const AskLink = ({ area }: { readonly area: string }) => {
  const { t } = useWords();
  return (
    <Link
      to={loanPaths.ask(area)}
      className="flex min-h-14 items-center justify-center gap-2 rounded-xl bg-leaf px-4 py-2 text-center font-semibold text-on-leaf hover:bg-leaf-strong"
    >
      <HandCoins aria-hidden className="size-6" />
      {t('loans.askLink')}
    </Link>
  );
};
