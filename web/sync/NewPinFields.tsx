import { useWords } from '#kit/words.tsx';
import { PinField } from './PinField.tsx';

/** A new PIN, typed twice. */
export const NewPinFields = () => {
  const { t } = useWords();
  return (
    <>
      <PinField name="pin" label={t('pin.new')} hint={t('pin.newHint')} />
      <PinField name="again" label={t('pin.again')} />
    </>
  );
};
