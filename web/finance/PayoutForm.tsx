import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { readIdentity, type Identity } from '@shuka/domain/accounts';
import { askPayout, type Payout } from '@shuka/domain/finance';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { parseNaira } from '@shuka/domain/kit/naira.ts';
import { SubmitButton } from '#kit/button.tsx';
import { PasswordField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { NewActForm } from '#kit/new-act-form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';

type Props = {
  /** The screen where one gives the bank account. */
  readonly bankPath: string;
  readonly onAsked: (payout: Payout) => void;
};

/** Money out of the wallet, to the bank account in the vault; the password is asked again. */
export const PayoutForm = ({ bankPath, onAsked }: Props) => {
  const { t } = useWords();
  const loaded = useLoad(readIdentity, {});
  return (
    <LoadedPart loaded={loaded}>
      {({ bank }) => (
        <div className="grid gap-4">
          {bank === null ? <p>{t('wallet.noBank')}</p> : <BankLine bank={bank} />}
          <Link
            to={bankPath}
            className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf underline underline-offset-4"
          >
            <Landmark aria-hidden className="size-5 shrink-0" />
            {t(bank === null ? 'wallet.giveBank' : 'wallet.changeBank')}
          </Link>
          {bank !== null && <AmountForm onAsked={onAsked} />}
        </div>
      )}
    </LoadedPart>
  );
};

const BankLine = ({ bank }: { readonly bank: NonNullable<Identity['bank']> }) => {
  const { t, language } = useWords();
  const [openedAt] = useState(() => new Date());
  return (
    <>
      <p>
        {t('wallet.toBank')}
        <strong className="block text-lg">
          {bank.bankName} <span className="font-mono">{bank.masked}</span>
        </strong>
      </p>
      {new Date(bank.holdUntil) > openedAt && (
        <Notice kind="hint">{t('wallet.bankHeld', { time: formatDateTime(bank.holdUntil, language) })}</Notice>
      )}
    </>
  );
};

const AmountForm = ({ onAsked }: Pick<Props, 'onAsked'>) => {
  const { t } = useWords();
  const isOnline = useOnline();
  const [turn, setTurn] = useState(0);
  return (
    <NewActForm
      key={turn}
      contract={askPayout}
      draftOf={(fields, id) => ({
        id,
        amountKobo: parseNaira(fields['amountKobo'] ?? '') ?? Number.NaN,
        password: fields['password'] ?? '',
      })}
      onDone={(payout) => {
        setTurn(turn + 1);
        onAsked(payout);
      }}
    >
      <NairaField name="amountKobo" label={t('wallet.payoutAmount')} />
      <PasswordField
        name="password"
        label={t('accounts.password')}
        hint={t('wallet.passwordHint')}
        autoComplete="current-password"
      />
      <SubmitButton sending={t('form.sending')} isDisabled={!isOnline}>
        {t('wallet.askPayout')}
      </SubmitButton>
    </NewActForm>
  );
};
