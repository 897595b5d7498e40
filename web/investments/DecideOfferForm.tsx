import { decideOffer, type Offer } from '@shuka/domain/investments';
import { SubmitButton } from '#kit/button.tsx';
import { ChoiceField } from '#kit/choice-field.tsx';
import { PasswordField, TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { lacking } from './lacking.ts';

type Props = { readonly offer: Offer; readonly onChanged: (offer: Offer) => void };

/** Publishes an offer that somebody stands for, or sends it back with the reason; the password is asked again. */
export const DecideOfferForm = ({ offer, onChanged }: Props) => {
  const { t } = useWords();
  const isOnline = useOnline();
  return (
    <section className="grid gap-3 rounded-2xl border-2 border-leaf bg-paper p-4">
      <h2 className="text-xl font-bold">{t('offers.decideTitle')}</h2>
      <p>{t('offers.decideText')}</p>
      <Form
        contract={decideOffer}
        draftOf={(fields) => ({
          offerId: offer.id,
          decision: (fields['decision'] ?? '') as 'publish' | 'return', // the contract refuses what is none
          reason: fields['reason'] ?? '',
          password: fields['password'] ?? '',
        })}
        check={(fields) =>
          lacking(fields['decision'] === 'return' && !fields['reason']?.trim(), 'reason', 'investments.reasonRequired')
        }
        onDone={onChanged}
      >
        <ChoiceField
          name="decision"
          label={t('offers.decision')}
          choices={[
            { value: 'publish', label: t('offers.publish') },
            { value: 'return', label: t('offers.sendBack') },
          ]}
        />
        <TextArea name="reason" label={t('offers.reasonOfReturn')} maxLength={500} rows={3} />
        <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
        <SubmitButton sending={t('form.sending')} isDisabled={!isOnline}>
          {t('offers.decide')}
        </SubmitButton>
      </Form>
    </section>
  );
};
