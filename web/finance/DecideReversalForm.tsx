import { useState } from 'react';
import { decideReversal, reversalDecisions, type Reversal } from '@shuka/domain/finance';
import { Button, SubmitButton } from '#kit/button.tsx';
import { PasswordField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';

type Decision = (typeof reversalDecisions)[number];

const says = { agree: 'wallet.agreeReversal', refuse: 'wallet.refuseReversal' } as const;

type Props = { readonly reversal: Reversal; readonly onDecided: (reversal: Reversal) => void };

/** A second admin undoes the move or leaves it; the password is asked again. */
export const DecideReversalForm = ({ reversal, onDecided }: Props) => {
  const { t } = useWords();
  const isOnline = useOnline();
  const [decision, setDecision] = useState<Decision | null>(null);
  if (decision === null)
    return (
      <div className="flex flex-wrap gap-3">
        {reversalDecisions.map((one) => (
          <Button key={one} look={one === 'agree' ? 'danger' : 'quiet'} onClick={() => setDecision(one)}>
            {t(says[one])}
          </Button>
        ))}
      </div>
    );
  return (
    <Form
      contract={decideReversal}
      draftOf={({ password = '' }) => ({ reversalId: reversal.id, decision, password })}
      onDone={onDecided}
    >
      <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => setDecision(null)}>
          {t('form.cancel')}
        </Button>
        <SubmitButton
          look={decision === 'agree' ? 'danger' : 'main'}
          sending={t('form.sending')}
          isDisabled={!isOnline}
        >
          {t(says[decision])}
        </SubmitButton>
      </div>
    </Form>
  );
};
