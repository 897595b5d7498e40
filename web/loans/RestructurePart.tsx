import { readRestructures, type Loan, type Restructure, type Restructures } from '@shuka/domain/loans';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { Facts } from '#kit/facts.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { AnswerRestructureForm } from './AnswerRestructureForm.tsx';
import { loanPaths } from './loan-paths.ts';
import { DecideRestructureForm } from './DecideRestructureForm.tsx';
import { PlanTable } from './PlanTable.tsx';
import { ProposeRestructureForm } from './ProposeRestructureForm.tsx';

type Props = {
  readonly loan: Loan;
  readonly area: string;
  readonly isOwn: boolean;
  /** Called once the loan goes on as another. */
  readonly onGoesOn: () => void;
};

/** Another plan for a loan after a disaster: what was proposed, what it comes to, and what can be said of it. */
export const RestructurePart = ({ loan, area, isOwn, onGoesOn }: Props) => {
  const { t } = useWords();
  const loaded = useLoad(readRestructures, { loanId: loan.id });
  const isDesk = area === loanPaths.desk;
  const changed = ({ items }: Restructures): void => {
    loaded.reload();
    if (items.some(({ state }) => state === 'agreed')) onGoesOn();
  };
  return (
    <LoadedPart loaded={loaded}>
      {({ items, disasters, guarantors }) => {
        const mayPropose = isDesk && disasters.length > 0 && !items.some(isWaiting);
        if (items.length === 0 && !mayPropose) return null;
        return (
          <>
            <h2 className="text-xl font-bold">{t('loans.otherPlan')}</h2>
            {loan.state === 'running' && guarantors > 0 && (
              <Notice kind="hint">{t('loans.planGuarantors', { count: guarantors })}</Notice>
            )}
            {loan.state === 'running' && loan.groupId !== null && <Notice kind="hint">{t('loans.planGroup')}</Notice>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((one) => (
                <li
                  key={one.id}
                  className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-2xl border border-line bg-paper p-4"
                >
                  <Told one={one} />
                  {isDesk && one.state === 'proposed' && <DecideRestructureForm one={one} onDone={changed} />}
                  {!isDesk && one.state === 'offered' && one.figures !== null && (
                    <AnswerRestructureForm one={one} figures={one.figures} isOwn={isOwn} onDone={changed} />
                  )}
                </li>
              ))}
            </ul>
            {mayPropose && <ProposeRestructureForm loan={loan} disasters={disasters} onDone={changed} />}
          </>
        );
      }}
    </LoadedPart>
  );
};

const isWaiting = ({ state }: Restructure): boolean => state === 'proposed' || state === 'offered';

const says = {
  proposed: 'loans.planProposed',
  offered: 'loans.planOffered',
  agreed: 'loans.planAgreed',
  declined: 'loans.planDeclined',
  refused: 'loans.planRefused',
} as const;

const Told = ({ one }: { readonly one: Restructure }) => {
  const { t, language } = useWords();
  const { what, fromOn, source, sourceNumber, instalments, principalGrace, interestGrace, figures } = one;
  return (
    <>
      <p className="font-semibold">{t(says[one.state])}</p>
      <p className="break-words">
        {t('loans.planWhy', { what, date: formatDate(fromOn, language), source, number: sourceNumber })}
      </p>
      <p className="break-words">{one.words}</p>
      <p>{t('loans.planTerms', { count: instalments, free: principalGrace, interestFree: interestGrace })}</p>
      {figures !== null && (
        <>
          <p className="text-sm text-ink-soft">{t('loans.planToday')}</p>
          <Facts
            facts={[
              [t('loans.planRepays'), formatNaira(figures.principalKobo)],
              [t('loans.planPenalty'), formatNaira(figures.penaltyKobo)],
              [t('loans.planWaived'), formatNaira(figures.waivedKobo)],
              [t('loans.planTotal'), formatNaira(figures.totalKobo)],
            ]}
          />
          <PlanTable schedule={figures.schedule} paidKobo={0} />
        </>
      )}
      <p className="text-sm break-words text-ink-soft">{saidBy(one, t)}</p>
    </>
  );
};

/** Who proposed, offered and answered, with their words. */
const saidBy = (one: Restructure, t: ReturnType<typeof useWords>['t']): string =>
  [
    t('loans.planBy', { name: one.proposedByName }),
    one.decidedByName === '' ? '' : t('loans.planDecidedBy', { name: one.decidedByName, words: one.decisionWords }),
    one.answeredByName === '' ? '' : t('loans.planAnsweredBy', { name: one.answeredByName, words: one.answerWords }),
  ]
    .filter((part) => part !== '')
    .join(' ');
