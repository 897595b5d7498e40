import { Moon } from 'lucide-react';
import { useState } from 'react';
import type { QuietHours } from '@shuka/domain/accounts';
import { SelectField } from '#kit/field.tsx';
import { useWords } from '#kit/words.tsx';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** What a night usually is, for who turns quiet hours on. */
const night: QuietHours = { from: 21, until: 6 };

/** The hours in which nothing is sent, on or off. */
export const QuietFields = ({ quiet }: { readonly quiet: QuietHours | null }) => {
  const { t } = useWords();
  const [isOn, setOn] = useState(quiet !== null);
  const { from, until } = quiet ?? night;
  return (
    <fieldset className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <legend className="sr-only">{t('notices.quiet')}</legend>
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="isQuiet"
          checked={isOn}
          onChange={({ target }) => setOn(target.checked)}
          className="size-6 shrink-0 accent-leaf"
        />
        <Moon aria-hidden className="size-6 shrink-0 text-leaf" />
        {t('notices.quiet')}
      </label>
      {isOn && (
        <div className="grid gap-3 sm:grid-cols-2">
          <HourField name="quiet.from" label={t('notices.from')} hour={from} />
          <HourField name="quiet.until" label={t('notices.until')} hour={until} />
        </div>
      )}
      <p className="text-sm text-ink-soft">{t('notices.quietText')}</p>
    </fieldset>
  );
};

const HourField = ({ name, label, hour }: { readonly name: string; readonly label: string; readonly hour: number }) => (
  <SelectField name={name} label={label} defaultValue={String(hour)}>
    {hours.map((one) => (
      <option key={one} value={String(one)}>
        {hourText(one)}
      </option>
    ))}
  </SelectField>
);
