import { useState } from 'react';
import { decidePayout, payoutDecisions, type AskedPayout } from '@shuka/domain/finance';
import { Button, SubmitButton } from '#kit/button.tsx';
import { PasswordField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';

type Decision = (typeof payoutDecisions)[number];

const says = { approve: 'wallet.approve', refuse: 'wallet.refuse' } as const;

type Props = { readonly payout: AskedPayout; readonly onDecided: (payout: AskedPayout) => void };

/** Lets a payout leave or refuses it; the password is asked again. One that was approved can still be refused. */
export const DecidePayoutForm = ({ payout, onDecided }: Props) => {
  const { t } = useWords();
  const isOnline = useOnline();
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
      <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => setDecision(null)}>
          {t('form.cancel')}
        </Button>
        <SubmitButton
          look={decision === 'refuse' ? 'danger' : 'main'}
          sending={t('form.sending')}
          isDisabled={!isOnline}
        >
          {t(says[decision])}
        </SubmitButton>
      </div>
    </Form>
  );
};
