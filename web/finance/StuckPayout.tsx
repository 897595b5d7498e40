import { Search, Undo2 } from 'lucide-react';
import { useState } from 'react';
import {
  askAboutPayout,
  returnPayout,
  type AskedPayout,
  type PayoutSaying,
  type returnSteps,
} from '@shuka/domain/finance';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { PasswordField, TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { sayingWords } from './wallet-words.ts';

type Step = (typeof returnSteps)[number];
type Props = { readonly payout: AskedPayout; readonly onDone: (payout: AskedPayout) => void };

const says = { ask: 'wallet.askReturn', agree: 'wallet.agreeReturn', drop: 'wallet.dropReturn' } as const;

const ageOf = (since: string): { hours: number; minutes: number } => {
  const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(since)) / 60_000));
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
};

/** A payout on its way: since when, what its provider says of it, and its way back where the provider knows nothing of it. */
export const StuckPayout = ({ payout, onDone }: Props) => {
  const { t, language } = useWords();
  const { sendingAt, returnAsked } = payout;
  return (
    <div className="grid gap-3">
      {sendingAt !== null && (
        <p className="text-sm">
          {t('wallet.onItsWay', { time: formatDateTime(sendingAt, language), ...ageOf(sendingAt) })}
        </p>
      )}
      {returnAsked !== null && (
        <Notice kind="hint">
          {t('wallet.returnAskedBy', {
            name: returnAsked.byName,
            time: formatDateTime(returnAsked.at, language),
            reason: returnAsked.reason,
          })}
        </Notice>
      )}
      <AskProvider payout={payout} onDone={onDone} />
      <ReturnForm payout={payout} onDone={onDone} />
    </div>
  );
};

/** Asks the provider now; what follows from its word is done. */
const AskProvider = ({ payout, onDone }: Props) => {
  const { t } = useWords();
  const isOnline = useOnline();
  const [said, setSaid] = useState<PayoutSaying | null>(null);
  return (
    <>
      <Form
        contract={askAboutPayout}
        draftOf={() => ({ payoutId: payout.id })}
        onDone={(heard) => {
          setSaid(heard.said);
          onDone(heard.payout);
        }}
      >
        <SubmitButton look="quiet" sending={t('form.sending')} isDisabled={!isOnline}>
          <Search aria-hidden className="size-5 shrink-0" />
          {t('wallet.askProvider')}
        </SubmitButton>
      </Form>
      {said !== null && <Notice kind="hint">{t(sayingWords[said])}</Notice>}
    </>
  );
};

/** Asks for the return, or agrees to another admin's; the password is asked again. */
const ReturnForm = ({ payout, onDone }: Props) => {
  const { t } = useWords();
  const isOnline = useOnline();
  const [step, setStep] = useState<Step | null>(null);
  const open: readonly Step[] = payout.returnAsked === null ? ['ask'] : ['agree', 'drop'];
  if (step === null)
    return (
      <div className="flex flex-wrap gap-3">
        {open.map((one) => (
          <Button key={one} look={one === 'drop' ? 'quiet' : 'danger'} onClick={() => setStep(one)}>
            {one !== 'drop' && <Undo2 aria-hidden className="size-5 shrink-0" />}
            {t(says[one])}
          </Button>
        ))}
      </div>
    );
  return (
    <Form
      contract={returnPayout}
      draftOf={({ reason = '', password = '' }) => ({ payoutId: payout.id, step, reason, password })}
      onDone={(changed) => {
        setStep(null);
        onDone(changed);
      }}
    >
      {step === 'ask' && (
        <TextField name="reason" label={t('wallet.returnReason')} hint={t('wallet.returnHint')} maxLength={200} />
      )}
      <PasswordField name="password" label={t('accounts.password')} autoComplete="current-password" />
      <div className="flex flex-wrap gap-3">
        <Button look="quiet" onClick={() => setStep(null)}>
          {t('form.cancel')}
        </Button>
        <SubmitButton look={step === 'drop' ? 'main' : 'danger'} sending={t('form.sending')} isDisabled={!isOnline}>
          {t(says[step])}
        </SubmitButton>
      </div>
    </Form>
  );
};
