import { Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { closeOffer, submitOffer, withdrawOffer, type Offer } from '@shuka/domain/investments';
import { Button, SubmitButton } from '#kit/button.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { useOfferPaths } from './offer-paths.ts';
import { PathLink } from './PathLink.tsx';

type Props = {
  readonly offer: Offer;
  readonly isPromoter: boolean;
  readonly onChanged: (offer: Offer) => void;
};

const isTakenBack = ({ state }: Offer): boolean => state === 'draft' || state === 'submitted' || state === 'checked';

/** What its promoter does with an offer: change it, hand it in, take it back, close it to new money. */
export const OfferActs = ({ offer, isPromoter, onChanged }: Props) => {
  const { t } = useWords();
  const paths = useOfferPaths();
  const isOnline = useOnline();
  const { id: offerId } = offer;
  return (
    <div className="grid gap-4 empty:hidden">
      {isPromoter && offer.state === 'draft' && (
        <>
          <PathLink to={paths.change(offerId)} look="quiet">
            <Pencil aria-hidden className="size-5" />
            {t('offers.change')}
          </PathLink>
          <Form contract={submitOffer} draftOf={() => ({ offerId })} onDone={onChanged}>
            <p>{t('offers.submitText')}</p>
            <SubmitButton sending={t('form.sending')} isDisabled={!isOnline}>
              {t('offers.submit')}
            </SubmitButton>
          </Form>
        </>
      )}
      {offer.mayClose && <CloseOffer offer={offer} onChanged={onChanged} />}
      {isPromoter && isTakenBack(offer) && <WithdrawOffer offer={offer} onChanged={onChanged} />}
    </div>
  );
};

type ActProps = Omit<Props, 'isPromoter'>;

export const CloseOffer = ({ offer, onChanged }: ActProps) => {
  const { t } = useWords();
  const isOnline = useOnline();
  return (
    <Opened says={t('offers.close')}>
      <Form
        contract={closeOffer}
        draftOf={(fields) => ({ offerId: offer.id, reason: fields['reason'] ?? '' })}
        onDone={onChanged}
      >
        <p>{t('offers.closeText')}</p>
        <TextArea name="reason" label={t('offers.reasonIfAny')} maxLength={500} rows={3} />
        <SubmitButton look="danger" sending={t('form.sending')} isDisabled={!isOnline}>
          {t('offers.closeYes')}
        </SubmitButton>
      </Form>
    </Opened>
  );
};

export const WithdrawOffer = ({ offer, onChanged }: ActProps) => {
  const { t } = useWords();
  const isOnline = useOnline();
  return (
    <Opened says={t('offers.withdraw')}>
      <Form
        contract={withdrawOffer}
        draftOf={(fields) => ({ offerId: offer.id, reason: fields['reason'] ?? '' })}
        onDone={onChanged}
      >
        <TextArea name="reason" label={t('offers.withdrawReason')} maxLength={500} rows={3} />
        <SubmitButton look="danger" sending={t('form.sending')} isDisabled={!isOnline}>
          {t('offers.withdrawYes')}
        </SubmitButton>
      </Form>
    </Opened>
  );
};

/** A form that opens at a press: what cannot be undone is not a press away. */
export const Opened = ({ says, children }: { readonly says: string; readonly children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-3">
      <Button look="danger" className="justify-self-start" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {says}
      </Button>
      {isOpen && <div className="rounded-2xl border border-line bg-paper p-4">{children}</div>}
    </div>
  );
};
