import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#kit/button.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { lockHere } from './lock-here.ts';
import { NewPinFields } from './NewPinFields.tsx';
import { changePin } from './phone.ts';
import { PhoneSection } from './PhoneSection.tsx';
import { faultOfNewPin } from './pin-rules.ts';
import { PinField } from './PinField.tsx';
import { PinForm, type PinFault } from './PinForm.tsx';

const ChangePinForm = ({ onChanged }: { onChanged: () => void }) => {
  const { t } = useWords();
  const change = async (fields: Readonly<Record<string, string>>): Promise<PinFault | null> => {
    const { old = '', pin = '', again = '' } = fields;
    const fault = faultOfNewPin(pin, again);
    if (fault !== null) return { ...fault, says: t(fault.says) };
    const outcome = await changePin(old, pin);
    if (outcome.kind === 'wrong') return { field: 'old', says: t('pin.wrong', { count: outcome.triesLeft }) };
    if (outcome.kind === 'wait') return t('pin.waitFirst');
    if (outcome.kind !== 'open') return t('pin.passwordNeeded');
    onChanged();
    return null;
  };
  return (
    <PinForm says={t('pin.change')} look="quiet" onSend={change}>
      <PinField name="old" label={t('pin.old')} />
      <NewPinFields />
    </PinForm>
  );
};

/** The lock of what is kept here: closing it now, and another PIN. */
export const PinPart = () => {
  const { t } = useWords();
  const [turn, setTurn] = useState(0);
  return (
    <PhoneSection title={t('pin.title')}>
      <Button look="quiet" onClick={() => void lockHere()}>
        <Lock aria-hidden className="size-5 shrink-0" />
        {t('phone.lock')}
      </Button>
      {turn > 0 && <Notice kind="done">{t('pin.changed')}</Notice>}
      <details key={turn}>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-leaf">
          {t('pin.change')}
        </summary>
        <div className="pt-2">
          <ChangePinForm onChanged={() => setTurn(turn + 1)} />
        </div>
      </details>
    </PhoneSection>
  );
};
