import { useState } from 'react';
import { accountsKeptHere, markKeptAccounts, markLastAccount, usePerson } from '#accounts';
import { useFormState } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useId } from '#kit/use-id.tsx';
import { useWords } from '#kit/words.tsx';
import { failureText } from './failure-text.ts';
import { NewPinFields } from './NewPinFields.tsx';
import { setUpPin, signs, type Sign } from './phone.ts';
import { faultOfNewPin } from './pin-rules.ts';
import { PinForm, type PinFault } from './PinForm.tsx';
import { SignIcon, signWords } from './SignIcon.tsx';

type Choice = { readonly free: readonly Sign[]; readonly chosen: Sign | null; readonly onChosen: (sign: Sign) => void };

const SignChoice = ({ free, chosen, onChosen }: Choice) => {
  const { t } = useWords();
  const id = useId();
  const error = useFormState().errors['sign'];
  return (
    <fieldset aria-describedby={error === undefined ? undefined : id} className="grid gap-2">
      <legend className="mb-1 font-semibold">{t('phone.chooseSign')}</legend>
      {error !== undefined && (
        <p id={id} role="alert" className="font-medium text-danger">
          {error}
        </p>
      )}
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {free.map((sign) => (
          <label
            key={sign}
            className="flex min-h-14 cursor-pointer items-center gap-1.5 rounded-xl border-2 border-line-strong px-1.5 text-sm outline-ochre sm:text-base has-checked:border-leaf has-checked:bg-leaf-soft has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name="sign"
              value={sign}
              checked={sign === chosen}
              onChange={() => onChosen(sign)}
              className="sr-only"
            />
            <SignIcon sign={sign} />
            {t(signWords[sign])}
          </label>
        ))}
      </div>
    </fieldset>
  );
};

/** Keeps the person's records on this phone from now on: a sign to find oneself by, and a PIN to open them. */
export const SetUpPinForm = () => {
  const words = useWords();
  const { t } = words;
  const { person } = usePerson();
  const [sign, setSign] = useState<Sign | null>(null);
  const taken = accountsKeptHere().filter(({ accountId }) => accountId !== person.accountId);
  const free = signs.filter((one) => !taken.some((keeper) => keeper.sign === one));
  const keep = async ({ pin = '', again = '' }: Readonly<Record<string, string>>): Promise<PinFault | null> => {
    const fault = faultOfNewPin(pin, again);
    if (sign === null) return { field: 'sign', says: t('phone.signRequired') };
    if (fault !== null) return { ...fault, says: t(fault.says) };
    const failure = await setUpPin(person, pin, sign);
    if (failure !== null) return failureText(failure, words);
    markKeptAccounts([...taken, { accountId: person.accountId, sign }]);
    markLastAccount(person.accountId);
    return null;
  };
  return (
    <PinForm says={t('phone.keepHere')} onSend={keep}>
      <SignChoice free={free.length === 0 ? signs : free} chosen={sign} onChosen={setSign} />
      <NewPinFields />
      <Notice kind="hint">{t('pin.remember')}</Notice>
    </PinForm>
  );
};
