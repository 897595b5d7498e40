import { useRef, type KeyboardEvent } from 'react';
import { otpDigits } from '@shuka/domain/accounts';
import { useWords } from '#kit/words.tsx';

type OtpBoxesProps = {
  readonly digits: readonly string[];
  readonly onChange: (digits: string[]) => void;
  readonly hasError: boolean;
};

export const noDigits = (): string[] => Array.from({ length: otpDigits }, () => '');

const box =
  'h-14 w-full rounded-xl border-2 border-line-strong bg-paper text-center text-2xl font-bold aria-invalid:border-danger';

/** Six boxes, one digit each: typing moves on, backspace in an empty box clears the one before, pasting fills them all. */
export const OtpBoxes = ({ digits, onChange, hasError }: OtpBoxesProps) => {
  const { t } = useWords();
  const boxes = useRef<(HTMLInputElement | null)[]>([]);

  const put = (from: number, typed: string): void => {
    const fresh = typed.replace(/\D/g, '').slice(0, otpDigits - from);
    onChange([...digits.slice(0, from), ...fresh, ...digits.slice(from + fresh.length)]);
    boxes.current[Math.min(from + fresh.length, otpDigits - 1)]?.focus();
  };

  const type = (place: number, value: string): void => {
    // A phone's keyboard may hand over the whole code at once; a second digit in a full box replaces the first.
    const typed = value.replace(/\D/g, '');
    if (typed === '') return onChange(digits.map((digit, other) => (other === place ? '' : digit)));
    put(place, typed.length === 2 ? typed.replace(digits[place] ?? '', '') : typed);
  };

  const goBack = (event: KeyboardEvent, place: number): void => {
    if (event.key !== 'Backspace' || digits[place] !== '' || place === 0) return;
    event.preventDefault();
    onChange(digits.map((digit, other) => (other === place - 1 ? '' : digit)));
    boxes.current[place - 1]?.focus();
  };

  return (
    <fieldset className="grid grid-cols-6 gap-1">
      <legend className="sr-only">{t('otp.group')}</legend>
      {digits.map((digit, place) => (
        <input
          key={place}
          ref={(element) => void (boxes.current[place] = element)}
          value={digit}
          inputMode="numeric"
          autoComplete={place === 0 ? 'one-time-code' : 'off'}
          aria-label={t('otp.digit', { number: place + 1 })}
          aria-invalid={hasError}
          onInput={(event) => type(place, event.currentTarget.value)}
          onChange={() => undefined} // says nothing when the same digit is typed again, and then nobody would move on
          onKeyDown={(event) => goBack(event, place)}
          onPaste={(event) => {
            event.preventDefault();
            put(0, event.clipboardData.getData('text'));
          }}
          onFocus={(event) => event.target.select()}
          className={box}
        />
      ))}
    </fieldset>
  );
};
