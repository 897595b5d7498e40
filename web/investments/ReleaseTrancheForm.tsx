import { releaseTranche, type Milestone, type Offer } from '@shuka/domain/investments';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { SubmitButton } from '#kit/button.tsx';
import { PasswordField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly offer: Offer;
  readonly milestone: Milestone;
  readonly onChanged: (offer: Offer) => void;
};

/** Lets the money of a verified milestone go to the farmer's wallet; the password is asked again. */
export const ReleaseTrancheForm = ({ offer, milestone, onChanged }: Props) => {
  const { t } = useWords();
  const isOnline = useOnline();
  return (
    <Form
      contract={releaseTranche}
      draftOf={(fields) => ({ offerId: offer.id, milestoneId: milestone.id, password: fields['password'] ?? '' })}
      onDone={onChanged}
    >
      <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
      <SubmitButton sending={t('form.sending')} isDisabled={!isOnline}>
        {t('offers.release', { amount: formatNaira(milestone.releasedKobo ?? 0) })}
      </SubmitButton>
    </Form>
  );
};
