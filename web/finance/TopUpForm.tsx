import { CreditCard } from 'lucide-react';
import { startPayment } from '@shuka/domain/finance';
import { parseNaira } from '@shuka/domain/kit/naira.ts';
import { SubmitButton } from '#kit/button.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { NewActForm } from '#kit/new-act-form.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { keepReturn } from './payment-return.ts';

/** Money into the wallet: goes on to the page where it is paid, and comes back here after. */
export const TopUpForm = ({ amountKobo = null }: { readonly amountKobo?: number | null }) => {
  const { t } = useWords();
  const isOnline = useOnline();
  return (
    <NewActForm
      contract={startPayment}
      draftOf={(fields, id) => ({
        id,
        purpose: 'wallet' as const,
        amountKobo: parseNaira(fields['amountKobo'] ?? '') ?? Number.NaN,
      })}
      onDone={({ address }, { id }) => {
        keepReturn(id, location.pathname);
        location.assign(address);
      }}
    >
      <NairaField name="amountKobo" label={t('wallet.topUpAmount')} kobo={amountKobo} />
      <SubmitButton sending={t('form.sending')} isDisabled={!isOnline}>
        <CreditCard aria-hidden className="size-5" />
        {t('wallet.topUp')}
      </SubmitButton>
    </NewActForm>
  );
};
