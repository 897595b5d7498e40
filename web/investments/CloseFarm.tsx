import { useState } from 'react';
import { closeOffer, type OfferCard } from '@shuka/domain/investments';
import { Button, SubmitButton } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly offer: OfferCard; readonly onClosed: () => void };

/** Closes a farm to new funding, after a question. For who may not, the button says so and does nothing. */
export const CloseFarm = ({ offer, onClosed }: Props) => {
  const { t } = useWords();
  const isOnline = useOnline();
  const [isAsking, setAsking] = useState(false);
  const mayPress = offer.mayClose && isOnline;
  return (
    <>
      <Button
        look="quiet"
        aria-disabled={!mayPress}
        aria-describedby={offer.mayClose ? undefined : 'who-closes'}
        onClick={() => setAsking(mayPress)}
      >
        {t('investments.closeFarm')}
        <span className="sr-only">{offer.farmName}</span>
      </Button>
      <Dialog
        title={t('investments.closeTitle', { farm: offer.farmName })}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      >
        <Form
          contract={closeOffer}
          draftOf={({ reason = '' }) => ({ offerId: offer.id, reason })}
          onDone={() => {
            setAsking(false);
            onClosed();
          }}
        >
          <p>{t('investments.closeText')}</p>
          <TextArea
            name="reason"
            label={t('investments.closeReason')}
            hint={t('investments.optional')}
            rows={3}
            maxLength={500}
          />
          <SubmitButton look="danger" sending={t('form.sending')}>
            {t('investments.closeFarm')}
          </SubmitButton>
        </Form>
      </Dialog>
    </>
  );
};
