import { finishOffer, type Offer } from '@shuka/domain/investments';
import { SubmitButton } from '#kit/button.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { Opened } from './OfferActs.tsx';

type Props = { readonly offer: Offer; readonly onChanged: (offer: Offer) => void };

/** Says that all the harvest brought is in, in words that investors read; or opens it again. */
export const FinishOfferForm = ({ offer, onChanged }: Props) => {
  const { t } = useWords();
  const isOnline = useOnline();
  const isOver = offer.state === 'running';
  const says = t(isOver ? 'offers.finish' : 'offers.openAgain');
  return (
    <Opened says={says}>
      <Form
        contract={finishOffer}
        draftOf={(fields) => ({ offerId: offer.id, words: fields['words'] ?? '', isOver })}
        onDone={onChanged}
      >
        <p>{t(isOver ? 'offers.finishText' : 'offers.openAgainText')}</p>
        <TextArea name="words" label={t('offers.finishWords')} hint={t('offers.finishWordsHint')} maxLength={1000} />
        <SubmitButton sending={t('form.sending')} isDisabled={!isOnline}>
          {says}
        </SubmitButton>
      </Form>
    </Opened>
  );
};
