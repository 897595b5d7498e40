import { useWords } from '#kit/words.tsx';
import { earlyPlaces } from './early-places.ts';
import { LockedFrame } from './LockedFrame.tsx';
import { signs } from './phone-types.ts';
import { PinField } from './PinField.tsx';
import { PinForm } from './PinForm.tsx';
import { SignIcon, signWords } from './SignIcon.tsx';

const nothing = () => Promise.resolve(null);

/**
 * The place for a PIN as plain HTML, drawn at build: the worker puts it into the app's shell, so that typing can begin
 * before the app has come. Hidden until a script has seen that this phone asks for one.
 */
export const EarlyPin = () => {
  const { t } = useWords();
  return (
    <div id={earlyPlaces.page} data-wait={t('phone.wait')} hidden>
      <LockedFrame title={t('pin.title')}>
        <p id={earlyPlaces.sign} className="flex items-center gap-3 text-xl font-semibold" />
        <PinForm says={t('pin.open')} onSend={nothing}>
          <PinField name="pin" label={t('pin.pin')} />
        </PinForm>
      </LockedFrame>
      {signs.map((sign) => (
        <template key={sign} data-sign={sign}>
          <SignIcon sign={sign} />
          {t(signWords[sign])}
        </template>
      ))}
    </div>
  );
};
