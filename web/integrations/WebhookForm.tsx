import { addWebhook, kindsOf, type HolderKind } from '@shuka/domain/integrations';
import { SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { CheckBoxes } from './CheckBoxes.tsx';

type Props = {
  readonly holderId: string;
  readonly kind: HolderKind;
  readonly onDone: (secret: string) => void;
};

/** Where a program listens, and what it wants to hear of. */
export const WebhookForm = ({ holderId, kind, onDone }: Props) => {
  const { t, say } = useWords();
  const kinds = kindsOf(kind);
  return (
    <Form
      contract={addWebhook}
      draftOf={({ url = '', ...fields }) => ({
        holderId,
        url,
        kinds: kinds.filter((one) => fields[one] === 'on'),
      })}
      onDone={({ secret }) => onDone(secret)}
    >
      <TextField
        name="url"
        label={t('programs.url')}
        hint={t('programs.urlHint')}
        maxLength={500}
        inputMode="url"
        autoComplete="off"
      />
      <CheckBoxes
        name="kinds"
        legend={t('programs.hears')}
        choices={kinds.map((value) => ({ value, says: say(`programs.event.${value}`) }))}
      />
      <SubmitButton sending={t('form.sending')}>{t('programs.addWebhook')}</SubmitButton>
    </Form>
  );
};
