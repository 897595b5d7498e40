import { CircleCheck, Clock, Eye } from 'lucide-react';
import { Link } from 'wouter';
import {
  loanNumberOf,
  readTranches,
  standingOfParts,
  type KeptLoan,
  type Loan,
  type TrancheStanding,
} from '@shuka/domain/loans';
import { formatDate, formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Facts } from '#kit/facts.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useToday } from '#kit/today.ts';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { ConfirmTrancheForm } from './ConfirmTrancheForm.tsx';
import { loanPaths } from './loan-paths.ts';
import { PayTrancheForm } from './PayTrancheForm.tsx';

type Props = {
  readonly loan: Loan;
  readonly area: string;
  readonly onChanged: (loan: Loan) => void;
};

/** The parts a loan is paid out in: what each waits for, the loan it became, and what is owed of all of them together. */
export const TranchesPart = ({ loan, area, onChanged }: Props) => {
  const { t } = useWords();
  const loaded = useLoad(readTranches, { loanId: loan.id });
  const act = { loan, area, onChanged: (changed: Loan) => (loaded.reload(), onChanged(changed)) };
  return (
    <>
      <h2 className="text-xl font-bold">{t('loans.parts')}</h2>
      {loan.state !== 'in-parts' && <p>{t('loans.partsText')}</p>}
      <LoadedPart loaded={loaded}>
        {({ items, loans }) => (
          <>
            {loans.length > 0 && <Together loans={loans} />}
            <ol className="grid gap-3">
              {items.map((part) => (
                <li key={part.number} className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
                  <PartHead part={part} />
                  <PartState part={part} paid={loans.find(({ id }) => id === part.loanId) ?? null} area={area} />
                </li>
              ))}
            </ol>
            <NextAct {...act} next={items.find(({ loanId }) => loanId === null) ?? null} />
          </>
        )}
      </LoadedPart>
    </>
  );
};

const PartHead = ({
  part: { number, name, principalKobo, feeKobo, condition },
}: {
  readonly part: TrancheStanding;
}) => {
  const { t } = useWords();
  return (
    <>
      <h3 className="text-lg font-bold break-words">{[t('loans.partNumber', { number }), name].join(': ')}</h3>
      <p>
        {feeKobo === 0
          ? formatNaira(principalKobo)
          : t('loans.partLessFee', { amount: formatNaira(principalKobo), fee: formatNaira(feeKobo) })}
      </p>
      {condition !== '' && <p className="break-words">{t('loans.partWhen', { condition })}</p>}
    </>
  );
};

type StateProps = { readonly part: TrancheStanding; readonly paid: KeptLoan | null; readonly area: string };

const PartState = ({ part: { condition, confirmed }, paid, area }: StateProps) => {
  const { t, language } = useWords();
  const Icon = paid !== null ? CircleCheck : confirmed !== null ? Eye : Clock;
  return (
    <>
      <p className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden className="size-5 shrink-0" />
        {paid?.disbursedOn
          ? t('loans.partPaid', { date: formatDate(paid.disbursedOn, language) })
          : t(confirmed !== null || condition === '' ? 'loans.partToPay' : 'loans.partWaits')}
      </p>
      {confirmed !== null && (
        <p className="text-sm break-words text-ink-soft">
          {t('loans.partSeen', { name: confirmed.byName, at: formatDateTime(confirmed.at, language) })}{' '}
          {confirmed.words}
        </p>
      )}
      {paid !== null && (
        <Link
          to={loanPaths.loan(area, paid.id)}
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-leaf underline underline-offset-4"
        >
          {t('loans.partPlan', { number: loanNumberOf(paid.number) })}
        </Link>
      )}
    </>
  );
};

/** What is owed of all parts of a loan. */
export const Together = ({ loans }: { readonly loans: readonly KeptLoan[] }) => {
  const { t, language } = useWords();
  const { leftKobo, payoffKobo, overdueKobo, nextDueOn, nextKobo } = standingOfParts(loans, useToday());
  const next = nextDueOn === null ? '-' : `${formatNaira(nextKobo)}, ${formatDate(nextDueOn, language)}`;
  return (
    <Facts
      facts={[
        [t('loans.left'), formatNaira(leftKobo)],
        [t('loans.payoff'), formatNaira(payoffKobo)],
        [t('loans.partsLate'), formatNaira(overdueKobo)],
        [t('loans.next'), next],
      ]}
    />
  );
};

/** What can be done with the next part: seen by a manager or an officer, then paid by another officer. */
const NextAct = ({ next, loan, area, onChanged }: Props & { readonly next: TrancheStanding | null }) => {
  if (next === null || loan.state !== 'approved' || area === loanPaths.farmer) return null;
  const act = { loan, part: next, onChanged };
  if (next.condition !== '' && next.confirmed === null) return <ConfirmTrancheForm {...act} />;
  return area === loanPaths.desk ? <PayTrancheForm {...act} /> : null;
};
