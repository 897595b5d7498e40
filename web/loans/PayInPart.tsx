import { CreditCard } from 'lucide-react';
import { useEffect } from 'react';
import { isOwed, listPayIns, startPayIn, type Loan, type PayIn } from '@shuka/domain/loans';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { formatNaira, parseNaira } from '@shuka/domain/kit/naira.ts';
import { keepReturn } from '#finance';
import { Button, SubmitButton } from '#kit/button.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { NewActForm } from '#kit/new-act-form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useAskAgain } from '#kit/use-ask-again.ts';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { payInLook } from './pay-in-words.ts';

type Props = {
  readonly loan: Loan;
  readonly isOwn: boolean;
  /** Called once more came onto the loan than it shows. */
  readonly onTaken: () => void;
};

/** Payments of a loan at the payment provider: each with what became of it, and for its farmer the way to make one. */
export const PayInPart = ({ loan, isOwn, onTaken }: Props) => {
  const { t } = useWords();
  const loaded = useLoad(listPayIns, { loanId: loan.id });
  const { reload } = loaded;
  const items = loaded.state === 'ready' ? loaded.value.items : [];
  const isMoving = items.some(isUnderWay);
  const isBehind = loaded.state === 'ready' && loaded.value.paidKobo > loan.paidKobo;
  useAskAgain(isMoving, reload, askAgainMillis);
  useEffect(() => {
    if (isBehind) onTaken();
  }, [isBehind, onTaken]);
  return (
    <>
      {isOwn && isOwed(loan) && <StartForm loan={loan} />}
      <LoadedPart loaded={loaded}>
        {({ items: found }) => (
          <>
            {found.length > 0 && <h2 className="text-xl font-bold">{t('loans.payIns')}</h2>}
            <ul className="grid gap-3 empty:hidden" aria-live="polite">
              {found.map((one) => (
                <li key={one.id}>
                  <Told payIn={one} loanId={loan.id} />
                </li>
              ))}
            </ul>
            {isMoving && (
              <Button look="quiet" className="justify-self-start" onClick={reload}>
                {t('status.again')}
              </Button>
            )}
          </>
        )}
      </LoadedPart>
    </>
  );
};

/** One that its payer was just sent to pay, or whose money is here and not on the loan yet; older ones are not waited for. */
const isUnderWay = ({ state, taken, createdAt }: PayIn): boolean =>
  (state === 'paid' && taken === null) || (state === 'started' && Date.now() - Date.parse(createdAt) < freshMillis);

const freshMillis = 15 * 60_000;
const askAgainMillis = 4000;

const StartForm = ({ loan }: { readonly loan: Loan }) => {
  const { t } = useWords();
  return (
    <NewActForm
      contract={startPayIn}
      draftOf={(fields, id) => ({
        id,
        loanId: loan.id,
        amountKobo: parseNaira(fields['amountKobo'] ?? '') ?? Number.NaN,
      })}
      onDone={({ address }, { id }) => {
        keepReturn(id, location.pathname);
        location.assign(address);
      }}
    >
      <h2 className="text-xl font-bold">{t('loans.payInTitle')}</h2>
      <p>{t('loans.payInText')}</p>
      <NairaField name="amountKobo" label={t('loans.payInAmount')} />
      <SubmitButton sending={t('form.sending')}>
        <CreditCard aria-hidden className="size-5" />
        {t('loans.payIn')}
      </SubmitButton>
    </NewActForm>
  );
};

/** What became of a payment, as it is: what the loan took, what is in the wallet, or why nothing came. */
const Told = ({ payIn, loanId }: { readonly payIn: PayIn; readonly loanId: string }) => {
  const { t, language } = useWords();
  const { kind, says } = payInLook(payIn, loanId);
  const { amountKobo, createdAt, taken, trouble, settlement, state, address, isSandbox } = payIn;
  return (
    <Notice kind={kind}>
      {t(says, {
        amount: formatNaira(amountKobo),
        date: formatDate(taken?.on ?? dayOf(new Date(createdAt)), language),
        loan: formatNaira(taken?.loanKobo ?? 0),
        wallet: formatNaira(taken?.walletKobo ?? 0),
      })}
      {trouble !== null && (
        <span className="block">{t(settlement === null ? 'loans.payInTrouble' : 'loans.payInSettled')}</span>
      )}
      {settlement !== null && <q className="block">{settlement.words}</q>}
      {isSandbox && <span className="block text-sm">{t('loans.payInSandbox')}</span>}
      {state === 'started' && address !== '' && isUnderWay(payIn) && (
        <a
          href={address}
          className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
          onClick={() => keepReturn(payIn.id, location.pathname)}
        >
          {t('loans.payInGoOn')}
        </a>
      )}
    </Notice>
  );
};
