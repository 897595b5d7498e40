import { replayCalls } from '@shuka/domain/integrations';
import { SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';

/** All since midnight in Nigeria of a day. */
const sinceOf = (day: string): string | null => (day === '' ? null : `${day}T00:00:00+01:00`);

type Props = { readonly holderId: string; readonly webhookId: string; readonly onDone: (count: number) => void };

/** Sends again all that happened since a day. */
export const ReplayForm = ({ onDone, ...of }: Props) => {
  const { t } = useWords();
  return (
    <Form
      contract={replayCalls}
      draftOf={({ since = '' }) => ({ ...of, callId: null, since: sinceOf(since) })}
      onDone={({ count }) => onDone(count)}
    >
      <TextField name="since" type="date" label={t('programs.since')} hint={t('programs.sinceHint')} required />
      <SubmitButton sending={t('form.sending')} look="quiet">
        {t('programs.sendAllAgain')}
      </SubmitButton>
    </Form>
  );
};
