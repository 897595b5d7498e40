import { KeyRound } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Button } from '#kit/button.tsx';
import { deviceOf } from '#kit/device-name.ts';
import { TextField } from '#kit/field.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { canUsePasskeys, makePasskey } from './passkey-here.ts';
import { passkeyWords } from './passkey-words.ts';

/** Has this phone or computer make a passkey, under a name that tells it from others. */
export const AddPasskey = ({ onAdded }: { onAdded: () => void }) => {
  const words = useWords();
  const { t } = words;
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!canUsePasskeys()) return <p>{t('security.noPasskeysHere')}</p>;
  const device = deviceOf(navigator.userAgent);
  const make = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    setBusy(true);
    const made = await makePasskey(typeof name === 'string' ? name : '');
    setBusy(false);
    setProblem(made.ok ? null : passkeyWords(made.failure, words));
    if (made.ok) onAdded();
  };
  return (
    <form className="grid gap-4" onSubmit={(event) => void make(event)}>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <TextField
        name="name"
        label={t('security.passkeyName')}
        defaultValue={device === null ? '' : t('devices.name', device)}
        maxLength={60}
        required
      />
      <Button type="submit" look="quiet" disabled={isBusy}>
        <KeyRound aria-hidden className="size-5" />
        {isBusy ? t('form.sending') : t('security.addPasskey')}
      </Button>
    </form>
  );
};
