import { decidePerson, type Decision, type PersonRow } from '@shuka/domain/accounts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { decisionWords } from './decision-words.ts';

type Props = {
  readonly person: PersonRow;
  readonly decision: Decision;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Asks for the reason of a decision, which the person is told. */
export const DecisionDialog = ({ person, decision, onClose, onDone }: Props) => {
  const words = useWords();
  const { t } = words;
  return (
    <Dialog
      title={t('people.decisionTitle', { name: `${person.firstName} ${person.lastName}` })}
      isOpen
      onClose={onClose}
    >
      <Form
        contract={decidePerson}
        draftOf={(fields) => ({ accountId: person.accountId, decision, reason: fields['reason'] ?? '' })}
        onDone={onDone}
      >
        <TextArea name="reason" label={t('people.reason')} hint={t('people.reasonHint')} maxLength={500} required />
        <SubmitButton sending={t('form.sending')}>{decisionWords(person.state, decision, words)}</SubmitButton>
        <Button look="bare" onClick={onClose}>
          {t('form.cancel')}
        </Button>
      </Form>
    </Dialog>
  );
};
