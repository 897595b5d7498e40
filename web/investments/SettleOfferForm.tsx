import { readShares, settleOffer, type Offer } from '@shuka/domain/investments';
import { SubmitButton } from '#kit/button.tsx';
import { PasswordField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { SharesTable } from './SharesTable.tsx';

type Props = { readonly offer: Offer; readonly onChanged: (offer: Offer) => void };

/** What there is to share and who gets what; a second admin pays it out with the password again. */
export const SettleOfferForm = ({ offer, onChanged }: Props) => {
  const { t } = useWords();
  const isOnline = useOnline();
  const loaded = useLoad(readShares, { offerId: offer.id });
  return (
    <section className="grid gap-3 rounded-2xl border-2 border-leaf bg-paper p-4">
      <h2 className="text-xl font-bold">{t('offers.settleTitle')}</h2>
      <p>{t('offers.settleText')}</p>
      <LoadedPart loaded={loaded}>
        {(shares) => (
          <>
            <SharesTable shares={shares} />
            <Form
              contract={settleOffer}
              draftOf={(fields) => ({ offerId: offer.id, password: fields['password'] ?? '' })}
              onDone={onChanged}
            >
              <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
              <SubmitButton sending={t('form.sending')} isDisabled={!isOnline}>
                {t('offers.settle')}
              </SubmitButton>
            </Form>
          </>
        )}
      </LoadedPart>
    </section>
  );
};
