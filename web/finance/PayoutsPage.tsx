import { BookCheck, CircleAlert, Landmark } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { listPayouts, payoutStates, type AskedPayout, type PayoutState } from '@shuka/domain/finance';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { SelectField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { DecidePayoutForm } from './DecidePayoutForm.tsx';
import { MoneyOffline } from './MoneyOffline.tsx';
import { PayoutStanding } from './PayoutLine.tsx';
import { StuckPayout } from './StuckPayout.tsx';
import { payoutNames } from './wallet-words.ts';

/** Payouts of everyone, those that wait first; a second person lets each leave, or refuses it with the reason. */
export const PayoutsPage = () => {
  const { t } = useWords();
  const [state, setState] = useState<PayoutState | null>('asked');
  const pages = usePages(state ?? 'all');
  const loaded = useLoad(listPayouts, { ...(state === null ? {} : { state }), limit: '20', ...pages.query });
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('wallet.payoutsTitle')}</h1>
      <p>{t('wallet.payoutsText')}</p>
      <MoneyOffline />
      <DeskLinks />
      <SelectField
        name="state"
        label={t('wallet.byState')}
        value={state ?? ''}
        onChange={({ target }) => setState(payoutStates.find((one) => one === target.value) ?? null)}
      >
        <option value="">{t('wallet.everyState')}</option>
        {payoutStates.map((one) => (
          <option key={one} value={one}>
            {t(payoutNames[one])}
          </option>
        ))}
      </SelectField>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('wallet.noPayouts')}</p>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((payout) => (
                <li key={payout.id}>
                  <PayoutCard first={payout} />
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

const away =
  'inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf underline underline-offset-4';

const DeskLinks = () => {
  const { t } = useWords();
  return (
    <>
      <Link to="/admin/money-troubles" className={away}>
        <CircleAlert aria-hidden className="size-5 shrink-0" />
        {t('wallet.troubles')}
      </Link>
      <Link to="/admin/ledger" className={away}>
        <BookCheck aria-hidden className="size-5 shrink-0" />
        {t('wallet.ledgerTitle')}
      </Link>
      <Link to="/admin/loans" className={away}>
        <Landmark aria-hidden className="size-5 shrink-0" />
        {t('wallet.toLoans')}
      </Link>
    </>
  );
};

const PayoutCard = ({ first }: { readonly first: AskedPayout }) => {
  const { t, language } = useWords();
  const [payout, setPayout] = useState(first);
  return (
    <article className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-lg font-bold break-words">{[payout.ownerName, formatNaira(payout.amountKobo)].join(': ')}</h2>
      <p className="text-sm text-ink-soft">
        {t('wallet.askedAt', { time: formatDateTime(payout.createdAt, language) })}
        {payout.isSandbox && <strong className="block">{t('wallet.sandbox')}</strong>}
      </p>
      <PayoutStanding payout={payout} />
      {(payout.state === 'asked' || payout.state === 'approved') && (
        <DecidePayoutForm payout={payout} onDecided={setPayout} />
      )}
      {payout.state === 'sending' && <StuckPayout payout={payout} onDone={setPayout} />}
    </article>
  );
};
