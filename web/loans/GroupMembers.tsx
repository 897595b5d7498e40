import { isOwed, loanNumberOf, payForMember, type LoanGroup, type MemberLoan } from '@shuka/domain/loans';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira, parseNaira } from '@shuka/domain/kit/naira.ts';
import { NewActForm } from '#kit/new-act-form.tsx';
import { useWords } from '#kit/words.tsx';
import { stateWords } from './loan-words.ts';
import { PayForFields } from './PayButton.tsx';

type Props = {
  readonly group: LoanGroup;
  /** Who may pay for the others; null for whoever only looks. */
  readonly payerId: string | null;
  readonly onChanged: (group: LoanGroup) => void;
};

/** Each member with their share, who said yes for them, and how their loan stands. */
export const GroupMembers = ({ group, payerId, onChanged }: Props) => {
  const { t, language } = useWords();
  return (
    <ul className="grid gap-3">
      {group.members.map(({ keeperId, name, principalKobo, agreedOn, agreedByName, loan }) => (
        <li key={keeperId} className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
          <h3 className="text-lg font-bold break-words">
            {name} {keeperId === group.leaderId && <span className="font-normal">{t('loans.leads')}</span>}
          </h3>
          <p>{t('loans.shareOf', { amount: formatNaira(principalKobo) })}</p>
          <p className="text-sm text-ink-soft">
            {t('loans.agreedBy', { name: agreedByName, date: formatDate(agreedOn, language) })}
          </p>
          {loan !== null && <Standing loan={loan} />}
          {loan !== null && payerId !== null && payerId !== keeperId && loan.overdueKobo > 0 && (
            <PayFor key={loan.overdueKobo} groupId={group.id} loan={loan} name={name} onChanged={onChanged} />
          )}
        </li>
      ))}
    </ul>
  );
};

const Standing = ({ loan }: { readonly loan: MemberLoan }) => {
  const { t, language } = useWords();
  const { number, state, overdueKobo, daysLate, nextDueOn, nextKobo, leftKobo, paidByOthers } = loan;
  return (
    <>
      <p className="font-semibold">{[loanNumberOf(number), t(stateWords[state])].join(': ')}</p>
      {isOwed(loan) && <p>{t('loans.memberLeft', { amount: formatNaira(leftKobo) })}</p>}
      {overdueKobo > 0 && (
        <p className="font-semibold text-danger">
          {t('loans.memberLate', { amount: formatNaira(overdueKobo), days: daysLate })}
        </p>
      )}
      {overdueKobo === 0 && nextDueOn !== null && (
        <p>{t('loans.nextLine', { amount: formatNaira(nextKobo), date: formatDate(nextDueOn, language) })}</p>
      )}
      {paidByOthers.map(({ byName, amountKobo, paidOn }, place) => (
        <p key={`${paidOn} ${place}`}>
          {t('loans.paidFor', { name: byName, amount: formatNaira(amountKobo), date: formatDate(paidOn, language) })}
        </p>
      ))}
    </>
  );
};

type PayProps = {
  readonly groupId: string;
  readonly loan: MemberLoan;
  readonly name: string;
  readonly onChanged: (group: LoanGroup) => void;
};

/** Pays what is late of another from one's own wallet. */
const PayFor = ({ groupId, loan, name, onChanged }: PayProps) => (
  <NewActForm
    contract={payForMember}
    draftOf={(fields, id) => ({
      id,
      groupId,
      loanId: loan.id,
      amountKobo: parseNaira(fields['amountKobo'] ?? '') ?? Number.NaN,
    })}
    onDone={onChanged}
  >
    <PayForFields name={name} overdueKobo={loan.overdueKobo} />
  </NewActForm>
);
