import { useState } from 'react';
import { expectedOf, pledgeMoney, payWithinHours, type Holding, type Offer } from '@shuka/domain/investments';
import type { DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { formatNaira, parseNaira } from '@shuka/domain/kit/naira.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { NairaField } from '#kit/naira-field.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { TermsBox } from './TermsBox.tsx';

type Fields = Readonly<Record<string, string>>;

type Props = { readonly offer: Offer; readonly onDone: (holding: Holding) => void };

/** What the typed fields say; the contract refuses an amount that is none, and terms that nobody ticked. */
const draftOf = (id: string, offerId: string, fields: Fields): DraftOf<typeof pledgeMoney> =>
  ({
    id,
    offerId,
    amountKobo: parseNaira(fields['amountKobo'] ?? '') ?? Number.NaN,
    hasReadTerms: fields['hasReadTerms'] === 'yes',
  }) as DraftOf<typeof pledgeMoney>; // what is not ticked is refused below

/** An amount and the tick; where no money may be taken, it is noted alone. The same filled-in form sent twice keeps room once: its id is made anew only by typing. */
export const InvestForm = ({ offer, onDone }: Props) => {
  const { t } = useWords();
  const isOnline = useOnline();
  const [id, setId] = useState(newId);
  const [amountKobo, setAmount] = useState<number | null>(null);
  const typed = ({ target }: { target: EventTarget }): void => {
    setId(newId());
    if (target instanceof HTMLInputElement && target.name === 'amountKobo') setAmount(parseNaira(target.value));
  };
  return (
    <div onInput={typed}>
      <Form contract={pledgeMoney} draftOf={(fields) => draftOf(id, offer.id, fields)} onDone={onDone}>
        <NairaField
          name="amountKobo"
          label={t('investments.howMuch')}
          hint={t('investments.stillOpen', { amount: formatNaira(offer.goalKobo - offer.takenKobo) })}
        />
        <output>
          {amountKobo !== null &&
            amountKobo > 0 &&
            t('investments.hopedBack', { amount: formatNaira(expectedOf(amountKobo, offer.roiBasisPoints)) })}
        </output>
        <TermsBox offerId={offer.id} />
        <SubmitButton sending={t('form.sending')} isDisabled={!isOnline}>
          {t(offer.takesMoney ? 'investments.keepRoom' : 'investments.noteInterest')}
        </SubmitButton>
        {offer.takesMoney && (
          <p className="text-ink-soft">{t('investments.keepRoomText', { hours: payWithinHours })}</p>
        )}
      </Form>
    </div>
  );
};
