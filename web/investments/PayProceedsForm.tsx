import { Wallet } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { readWallet } from '@shuka/domain/finance';
import { payProceeds, type Offer } from '@shuka/domain/investments';
import { formatNaira, parseNaira } from '@shuka/domain/kit/naira.ts';
import { SubmitButton } from '#kit/button.tsx';
import { SelectField, TextField } from '#kit/field.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { NewActForm } from '#kit/new-act-form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { sourceWords } from './promoter-words.ts';

type Props = { readonly offer: Offer; readonly onPaid: (offer: Offer) => void };

const sources = ['sale', 'insurance', 'other'] as const;

/** Pays what the harvest brought from the farmer's wallet to the offer. */
export const PayProceedsForm = ({ offer, onPaid }: Props) => {
  const { t } = useWords();
  const wallet = useLoad(readWallet, {});
  const [paidKobo, setPaid] = useState<number | null>(null);
  const paid = (changed: Offer): void => {
    setPaid(changed.proceedsKobo);
    wallet.reload();
    onPaid(changed);
  };
  return (
    <section className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-xl font-bold">{t('offers.payTitle')}</h2>
      <p>{t('offers.payText')}</p>
      {paidKobo !== null && <Notice kind="done">{t('offers.paidSoFar', { amount: formatNaira(paidKobo) })}</Notice>}
      {wallet.state === 'ready' && <p>{t('offers.inWallet', { amount: formatNaira(wallet.value.balanceKobo) })}</p>}
      <Link
        to="/Farmer/wallet"
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf underline underline-offset-4"
      >
        <Wallet aria-hidden className="size-5 shrink-0" />
        {t('offers.toWallet')}
      </Link>
      <AmountForm key={offer.proceedsKobo} offer={offer} onPaid={paid} />
    </section>
  );
};

const AmountForm = ({ offer, onPaid }: Props) => {
  const { t } = useWords();
  const isOnline = useOnline();
  return (
    <NewActForm
      contract={payProceeds}
      draftOf={(fields, id) => ({
        id,
        offerId: offer.id,
        amountKobo: parseNaira(fields['amountKobo'] ?? '') ?? Number.NaN,
        source: (fields['source'] ?? '') as (typeof sources)[number], // the contract refuses what is none
        words: fields['words'] ?? '',
      })}
      onDone={onPaid}
    >
      <NairaField name="amountKobo" label={t('offers.payAmount')} />
      <SelectField name="source" label={t('offers.paySource')} defaultValue="sale">
        {sources.map((source) => (
          <option key={source} value={source}>
            {t(sourceWords[source])}
          </option>
        ))}
      </SelectField>
      <TextField name="words" label={t('offers.payWords')} maxLength={200} />
      <SubmitButton sending={t('form.sending')} isDisabled={!isOnline}>
        {t('offers.pay')}
      </SubmitButton>
    </NewActForm>
  );
};
