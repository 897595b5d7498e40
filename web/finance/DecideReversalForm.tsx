import { useState } from 'react';
import { decideReversal, reversalDecisions, type Reversal } from '@shuka/domain/finance';
import { Button } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { DecideFields } from './DecideFields.tsx';

type Decision = (typeof reversalDecisions)[number];

const says = { agree: 'wallet.agreeReversal', refuse: 'wallet.refuseReversal' } as const;

type Props = { readonly reversal: Reversal; readonly onDecided: (reversal: Reversal) => void };

/** A second admin undoes the move or leaves it; the password is asked again. */
export const DecideReversalForm = ({ reversal, onDecided }: Props) => {
  const { t } = useWords();
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
      <DecideFields isDanger={decision === 'agree'} onCancel={() => setDecision(null)}>
        {t(says[decision])}
      </DecideFields>
    </Form>
  );
};
