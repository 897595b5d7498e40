import { verifyTranche, type Milestone, type Offer } from '@shuka/domain/investments';
import { SubmitButton } from '#kit/button.tsx';
import { ChoiceField } from '#kit/choice-field.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { lacking } from './lacking.ts';

type Props = {
  readonly offer: Offer;
  readonly milestone: Milestone;
  readonly onVerified: (offer: Offer) => void;
};

/** The verifier's word on a milestone: it was reached, or it was not and why. */
export const VerifyTrancheForm = ({ offer, milestone, onVerified }: Props) => {
  const { t } = useWords();
  const isOnline = useOnline();
  return (
    <Form
      contract={verifyTranche}
      draftOf={(fields) => ({
        offerId: offer.id,
        milestoneId: milestone.id,
        verdict: (fields['verdict'] ?? '') as 'verified' | 'refused', // `check` refuses what is none
        words: fields['words'] ?? '',
      })}
      check={(fields) => lacking(!fields['verdict'], 'verdict', 'investments.verdictRequired')}
      onDone={onVerified}
    >
      <ChoiceField
        name="verdict"
        label={t('offers.trancheQuestion')}
        choices={[
          { value: 'verified', label: t('offers.trancheYes') },
          { value: 'refused', label: t('offers.trancheNo') },
        ]}
      />
      <TextArea name="words" label={t('offers.trancheWords')} maxLength={500} rows={3} />
      <SubmitButton sending={t('form.sending')} isDisabled={!isOnline}>
        {t('offers.giveVerdict')}
      </SubmitButton>
    </Form>
  );
};
