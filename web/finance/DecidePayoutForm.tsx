import { useState } from 'react';
import { decidePayout, payoutDecisions, type AskedPayout } from '@shuka/domain/finance';
import { Button } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { DecideFields } from './DecideFields.tsx';

type Decision = (typeof payoutDecisions)[number];

const says = { approve: 'wallet.approve', refuse: 'wallet.refuse' } as const;

type Props = { readonly payout: AskedPayout; readonly onDecided: (payout: AskedPayout) => void };

/** Lets a payout leave or refuses it; the password is asked again. One that was approved can still be refused. */
export const DecidePayoutForm = ({ payout, onDecided }: Props) => {
  const { t } = useWords();
  const [decision, setDecision] = useState<Decision | null>(null);
  const open = payout.state === 'asked' ? payoutDecisions : (['refuse'] as const);
  if (decision === null)
    return (
      <div className="flex flex-wrap gap-3">
        {open.map((one) => (
          <Button key={one} look={one === 'refuse' ? 'danger' : 'main'} onClick={() => setDecision(one)}>
            {t(says[one])}
          </Button>
        ))}
      </div>
    );
  return (
    <Form
      contract={decidePayout}
      draftOf={(fields) => ({
        payoutId: payout.id,
        decision,
        reason: fields['reason'] ?? '',
        password: fields['password'] ?? '',
      })}
      onDone={(decided) => {
        setDecision(null);
        onDecided(decided);
      }}
    >
      {decision === 'refuse' && (
        <TextField name="reason" label={t('wallet.refuseReason')} hint={t('wallet.refuseHint')} maxLength={200} />
      )}
      <DecideFields isDanger={decision === 'refuse'} onCancel={() => setDecision(null)}>
        {t(says[decision])}
      </DecideFields>
    </Form>
  );
};
