import { KeyRound, Pencil } from 'lucide-react';
import { useState } from 'react';
import { renamePasskey, type Passkey } from '@shuka/domain/accounts';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { RemoveFactor } from './RemoveFactor.tsx';

type Props = { readonly passkey: Passkey; readonly mayGo: boolean; readonly onChanged: () => void };

const Rename = ({ passkey: { passkeyId, name }, onChanged }: Omit<Props, 'mayGo'>) => {
  const { t } = useWords();
  return (
    <Form contract={renamePasskey} draftOf={(fields) => ({ passkeyId, name: fields['name'] ?? '' })} onDone={onChanged}>
      <TextField name="name" label={t('security.passkeyName')} defaultValue={name} maxLength={60} required />
      <SubmitButton sending={t('form.saving')}>{t('security.rename')}</SubmitButton>
    </Form>
  );
};

/** One passkey: its name, since when it is there and when it was used last. */
export const PasskeyRow = ({ passkey, mayGo, onChanged }: Props) => {
  const { t, language } = useWords();
  const [isNaming, setNaming] = useState(false);
  const { name, createdAt, lastUsedAt, passkeyId } = passkey;
  const used = lastUsedAt ?? createdAt;
  return (
    <li className="grid gap-3 rounded-2xl border border-line p-4">
      <p className="flex items-center gap-2 font-semibold">
        <KeyRound aria-hidden className="size-5 shrink-0" />
        <span className="min-w-0 break-words">{name}</span>
      </p>
      <p className="text-sm text-ink-soft">
        {t('security.passkeyDates', { made: formatDate(createdAt, language), used: formatDate(used, language) })}
      </p>
      {isNaming ? (
        <Rename passkey={passkey} onChanged={onChanged} />
      ) : (
        <Button look="quiet" onClick={() => setNaming(true)}>
          <Pencil aria-hidden className="size-5" />
          {t('security.rename')}
        </Button>
      )}
      {mayGo && <RemoveFactor passkeyId={passkeyId} onRemoved={onChanged} />}
    </li>
  );
};
