import { Banknote } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { farmerRows } from '@shuka/domain/accounts';
import { cashReceiptRows, isOwed, loanRows, standingOf, takeCash, type KeptLoan } from '@shuka/domain/loans';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { formatNaira, parseNaira } from '@shuka/domain/kit/naira.ts';
import { usePerson } from '#accounts';
import { receiptFor, receiptGiven } from '#processing';
import { momentOf } from '#kit/first-moment.ts';
import { BackLink } from '#kit/back-link.tsx';
import { SubmitButton } from '#kit/button.tsx';
import { Facts } from '#kit/facts.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { rowsOf, useKept, useRow } from '#kit/rows.ts';
import { useToday } from '#kit/today.ts';
import { usePeople } from '#kit/use-people.ts';
import { useWords } from '#kit/words.tsx';
import { loanPaths } from './loan-paths.ts';

/** A manager takes cash for a loan, with no network too, and the farmer gets a numbered receipt at once. */
export const TakeCashPage = () => {
  const { t } = useWords();
  const loanId = (useParams()['loanId'] ?? '').toLowerCase();
  const loaded = useRow(loanRows, loanId);
  return (
    <section className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={loanPaths.loan(loanPaths.manager, loanId)}>{t('till.toLoan')}</BackLink>
      <h1 className="text-2xl font-bold">{t('till.takeTitle')}</h1>
      <LoadedPart loaded={loaded}>
        {(kept) =>
          kept !== null && isOwed(kept.row) ? <Taking key={loanId} loan={kept.row} /> : <p>{t('till.takesNone')}</p>
        }
      </LoadedPart>
    </section>
  );
};

const Taking = ({ loan }: { readonly loan: KeptLoan }) => {
  const { t } = useWords();
  const { person } = usePerson();
  const { nameOf } = usePeople(farmerRows, person.accountId);
  const { nextKobo, overdueKobo, payoffKobo } = standingOf(loan, useToday());
  return (
    <>
      <Facts
        facts={[
          [t('till.farmer'), nameOf(loan.keeperId)],
          [t('till.dueNow'), formatNaira(Math.max(overdueKobo, nextKobo))],
          [t('till.paysOff'), formatNaira(payoffKobo)],
        ]}
      />
      <p>{t('till.takeText')}</p>
      <CashForm loan={loan} />
    </>
  );
};

const CashForm = ({ loan }: { readonly loan: KeptLoan }) => {
  const { t } = useWords();
  const { person } = usePerson();
  const [, go] = useLocation();
  const [id] = useState(newId);
  const known = rowsOf(useKept(cashReceiptRows)).map(({ receipt }) => receipt);
  return (
    <Form
      contract={takeCash}
      draftOf={({ amountKobo = '' }) => ({
        id,
        loanId: loan.id,
        receipt: receiptFor(person.accountId, known),
        amountKobo: parseNaira(amountKobo) ?? Number.NaN,
        takenAt: momentOf(id),
      })}
      check={refusedTwice}
      onDone={(_, draft) => {
        receiptGiven(person.accountId, draft.receipt);
        go(loanPaths.receipt(loanPaths.manager, id));
      }}
    >
      <NairaField name="amountKobo" label={t('till.amount')} />
      <NairaField name="again" label={t('till.again')} hint={t('till.againHint')} />
      <SubmitButton sending={t('form.sending')}>
        <Banknote aria-hidden className="size-5" />
        {t('till.take')}
      </SubmitButton>
    </Form>
  );
};

/** An amount is counted twice and typed twice: a nought too many cannot be taken back. */
const refusedTwice = ({ amountKobo = '', again = '' }: Readonly<Record<string, string>>): Record<string, string> =>
  parseNaira(again) === parseNaira(amountKobo) ? {} : { again: 'till.notTheSame' };
