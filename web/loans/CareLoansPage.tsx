import { farmerRows } from '@shuka/domain/accounts';
import { isDueThisWeek, isOwed, loanRows, standingOf, type KeptLoan } from '@shuka/domain/loans';
import { usePerson } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useRows } from '#kit/rows.ts';
import { useToday } from '#kit/today.ts';
import { usePeople } from '#kit/use-people.ts';
import { useWords } from '#kit/words.tsx';
import { GroupsLink } from './GroupsLink.tsx';
import { loanPaths } from './loan-paths.ts';
import { LoanCards } from './LoanCards.tsx';
import { AskLink } from './LoansPage.tsx';
import { TillLink } from './TillLink.tsx';

/** Loans of the farmers in a manager's care: due this week or late, those that wait for a word, and the others. */
export const CareLoansPage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const { nameOf } = usePeople(farmerRows, person.accountId);
  const loaded = useRows(loanRows);
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to="/ExtensionManager/Efinance">{t('loans.back')}</BackLink>
      <h1 className="text-2xl font-bold">{t('loans.careTitle')}</h1>
      <AskLink area={loanPaths.manager} />
      <TillLink />
      <GroupsLink area={loanPaths.manager} />
      <LoadedPart loaded={loaded}>
        {(kept) => (
          <Sorted
            loans={kept.map(({ row }) => row).filter(({ keeperId }) => keeperId !== person.accountId)}
            nameOf={nameOf}
          />
        )}
      </LoadedPart>
    </section>
  );
};

type Props = { readonly loans: readonly KeptLoan[]; readonly nameOf: (keeperId: string) => string };

const Sorted = ({ loans, nameOf }: Props) => {
  const { t } = useWords();
  const today = useToday();
  const due = loans
    .map((loan) => ({ loan, next: standingOf(loan, today) }))
    .filter(({ loan, next }) => isOwed(loan) && isDueThisWeek(next, today))
    .toSorted((one, other) => ((one.next.nextDueOn ?? '') < (other.next.nextDueOn ?? '') ? -1 : 1))
    .map(({ loan }) => loan);
  const asked = loans.filter(({ state }) => state === 'asked');
  const others = loans.filter((loan) => !due.includes(loan) && !asked.includes(loan));
  const part = (title: string, some: readonly KeptLoan[], none: string) => (
    <>
      <h2 className="text-xl font-bold">{title}</h2>
      {some.length === 0 ? <p>{none}</p> : <LoanCards loans={some} area={loanPaths.manager} nameOf={nameOf} />}
    </>
  );
  return (
    <>
      {part(t('loans.dueThisWeek'), due, t('loans.noneDue'))}
      {part(t('loans.waitForWord'), asked, t('loans.noneAsked'))}
      {others.length > 0 && part(t('loans.others'), others, '')}
    </>
  );
};
