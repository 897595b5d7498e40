import { Wallet } from 'lucide-react';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { SubmitButton } from '#kit/button.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { useWords } from '#kit/words.tsx';

/** Pays a loan from one's own wallet. */
export const PayButton = () => {
  const { t } = useWords();
  return (
    <SubmitButton sending={t('form.sending')}>
      <Wallet aria-hidden className="size-5 shrink-0" />
      {t('loans.pay')}
    </SubmitButton>
  );
};

/** How much is paid of what is late of another, by their name, and the button that pays it. */
export const PayForFields = ({ name, overdueKobo }: { readonly name: string; readonly overdueKobo: number }) => {
  const { t } = useWords();
  return (
    <>
      <NairaField
        name="amountKobo"
        label={t('loans.payFor', { name })}
        hint={t('loans.payForHint', { amount: formatNaira(overdueKobo) })}
      />
      <PayButton />
    </>
  );
};
