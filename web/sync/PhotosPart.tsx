import { useId } from '#kit/use-id.tsx';
import { useWords } from '#kit/words.tsx';
import { usePreferences } from './phone.ts';
import { PhoneSection } from './PhoneSection.tsx';

type SwitchProps = {
  readonly label: string;
  readonly hint: string;
  readonly isOn: boolean;
  readonly onTurned: (isOn: boolean) => void;
};

const Switch = ({ label, hint, isOn, onTurned }: SwitchProps) => {
  const id = useId();
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => onTurned(target.checked)}
          className="size-7 shrink-0 accent-leaf"
        />
        {label}
      </label>
      <p id={`${id}-hint`} className="pl-10 text-sm text-ink-soft">
        {hint}
      </p>
    </div>
  );
};

/** Only some browsers say what kind of network there is. */
const tellsNetwork = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: { type?: string } };
  return connection?.type !== undefined;
};

/** What photos may cost in data. */
export const PhotosPart = () => {
  const { t } = useWords();
  const [preferences, setPreferences] = usePreferences();
  const turn = (change: Partial<typeof preferences>): void => void setPreferences({ ...preferences, ...change });
  return (
    <PhoneSection title={t('phone.photosTitle')}>
      <Switch
        label={t('phone.dataSaver')}
        hint={t('phone.dataSaverHint')}
        isOn={preferences.dataSaver}
        onTurned={(dataSaver) => turn({ dataSaver })}
      />
      <Switch
        label={t('phone.wifiOnly')}
        hint={tellsNetwork() ? t('phone.wifiOnlyHint') : t('phone.wifiUnknown')}
        isOn={preferences.wifiOnly}
        onTurned={(wifiOnly) => turn({ wifiOnly })}
      />
    </PhoneSection>
  );
};
