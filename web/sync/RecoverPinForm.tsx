import type { Person } from '@shuka/domain/accounts';
import { useWords } from '#kit/words.tsx';
import { failureText } from './failure-text.ts';
import { clearForgotten } from './forgotten-pin.ts';
import { NewPinFields } from './NewPinFields.tsx';
import { faultOfNewPin } from './pin-rules.ts';
import { PinForm, type PinFault } from './PinForm.tsx';

type Props = { readonly accountId: string; readonly onOpen: (person: Person) => void };

/** A new PIN for someone who forgot theirs and has just signed in with their password. */
export const RecoverPinForm = ({ accountId, onOpen }: Props) => {
  const words = useWords();
  const { t } = words;
  const choose = async ({ pin = '', again = '' }: Readonly<Record<string, string>>): Promise<PinFault | null> => {
    const fault = faultOfNewPin(pin, again);
    if (fault !== null) return { ...fault, says: t(fault.says) };
    const { recover, unlock } = await import('./phone.ts');
    const failure = await recover(accountId, pin);
    if (failure?.code === 'other-person') return t('pin.otherAccount');
    if (failure !== null) return failureText(failure, words);
    const unlocked = await unlock(accountId, pin);
    clearForgotten();
    if (unlocked.kind !== 'open') return t('pin.broken');
    onOpen(unlocked.person);
    return null;
  };
  return (
    <>
      <p>{t('pin.chooseNew')}</p>
      <PinForm says={t('pin.save')} onSend={choose}>
        <NewPinFields />
      </PinForm>
    </>
  );
};
