import { listGuarantees, loanNumberOf, type Guarantee, type GuaranteedLoan } from '@shuka/domain/loans';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Facts } from '#kit/facts.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { GuaranteeActs } from './GuaranteeActs.tsx';
import { guaranteeWords } from './guarantee-words.ts';
import { loanPaths } from './loan-paths.ts';
import { PayAsGuarantorForm } from './PayAsGuarantorForm.tsx';

/** The loans somebody was asked to stand for, and those they stand for: what they may owe in plain words, and what is late. */
export const GuaranteesPage = () => {
  const { t } = useWords();
  const loaded = useLoad(listGuarantees, {});
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={loanPaths.farmer}>{t('loans.title')}</BackLink>
      <h1 className="text-2xl font-bold">{t('loans.guarantees')}</h1>
      <p>{t('loans.guaranteesText')}</p>
      <LoadedPart loaded={loaded}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{t('loans.noGuarantees')}</p>
          ) : (
            <ul className="grid gap-4">
              {items.map((one) => (
                <li key={one.id} className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
                  <Card guarantee={one} onDone={loaded.reload} />
                </li>
              ))}
            </ul>
          )
        }
      </LoadedPart>
    </section>
  );
};

type Props = { readonly guarantee: Guarantee; readonly onDone: () => void };

/** Asked anew for another plan, they answer while it is owed, and once; else until somebody decides. */
const mayAnswer = ({ loanState, isAnew, isOver, state }: Guarantee): boolean =>
  isAnew ? state === 'asked' && !isOver : loanState === 'asked' || loanState === 'recommended';

const Card = ({ guarantee, onDone }: Props) => {
  const { t } = useWords();
  const { borrowerName: name, state, isOver, loanNumber, productName, principalKobo, instalments } = guarantee;
  const act = { guarantee, onDone };
  return (
    <>
      <h2 className="text-lg font-bold break-words">{[name, loanNumberOf(loanNumber)].join(', ')}</h2>
      <p className="font-semibold">{t(isOver ? 'loans.guaranteeOver' : guaranteeWords[state])}</p>
      <Facts
        facts={[
          [t('loans.product'), productName],
          [t('loans.lent'), formatNaira(principalKobo)],
          [t('loans.instalments'), String(instalments)],
        ]}
      />
      {guarantee.isAnew && !isOver && state === 'asked' && <p>{t('loans.guaranteeAnew', { name })}</p>}
      {guarantee.loanState === 'written-off' && !isOver && state === 'agreed' && <p>{t('loans.guaranteeLost')}</p>}
      {!isOver && (state === 'asked' || state === 'agreed') && <PlainWords guarantee={guarantee} />}
      {guarantee.loans.map((loan) => (
        <Running key={loan.id} loan={loan} {...act} />
      ))}
      {mayAnswer(guarantee) && <GuaranteeActs {...act} />}
    </>
  );
};

/** What a yes means, with the sum it comes to at most. */
const PlainWords = ({ guarantee }: { readonly guarantee: Guarantee }) => {
  const { t } = useWords();
  const { borrowerName: name, answersForKobo, paidKobo } = guarantee;
  return (
    <Notice kind="hint">
      {t('loans.guaranteeMeans', { name, amount: formatNaira(answersForKobo) })}
      {paidKobo > 0 && <> {t('loans.guaranteePaid', { amount: formatNaira(paidKobo) })}</>}
    </Notice>
  );
};

const Running = ({ loan, guarantee, onDone }: Props & { readonly loan: GuaranteedLoan }) => {
  const { t, language } = useWords();
  const { leftKobo, overdueKobo, daysLate, nextDueOn, nextKobo } = loan;
  return (
    <>
      <p>{t('loans.memberLeft', { amount: formatNaira(leftKobo) })}</p>
      {overdueKobo > 0 ? (
        <>
          <p className="font-semibold text-danger">
            {t('loans.memberLate', { amount: formatNaira(overdueKobo), days: daysLate })}
          </p>
          <PayAsGuarantorForm key={overdueKobo} guarantee={guarantee} loan={loan} onDone={onDone} />
        </>
      ) : (
        nextDueOn !== null && (
          <p>{t('loans.nextLine', { amount: formatNaira(nextKobo), date: formatDate(nextDueOn, language) })}</p>
        )
      )}
    </>
  );
};
