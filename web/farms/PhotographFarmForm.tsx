import { Camera } from 'lucide-react';
import { useId, useState } from 'react';
import { photographFarm, type Farm } from '@shuka/domain/farms';
import { call } from '#kit/api.ts';
import { Notice } from '#kit/notice.tsx';
import { shrinkPicture } from '#kit/picture.ts';
import { useWords } from '#kit/words.tsx';

/** A new picture for the farm, sent as soon as it is chosen. */
export const PhotographFarmForm = ({ farm, onChanged }: { farm: Farm; onChanged: () => void }) => {
  const { t } = useWords();
  const id = useId();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setSending(true);
    const photo = await shrinkPicture(file);
    const sent = photo === null ? null : await call(photographFarm, { farmId: farm.id }, photo);
    setSending(false);
    if (sent === null) return setProblem(t('photo.unreadable'));
    if (sent.ok) return onChanged();
    setProblem(sent.failure.status === 0 ? t('form.network') : sent.failure.title);
  };

  return (
    <div className="grid gap-2">
      <label
        htmlFor={id}
        className="inline-flex min-h-12 cursor-pointer items-center gap-2 justify-self-start rounded-xl border-2 border-leaf px-5 font-semibold text-leaf focus-within:outline-3 focus-within:outline-ochre hover:bg-leaf-soft"
      >
        <Camera aria-hidden className="size-5" />
        {isSending ? t('form.sending') : t('photo.change')}
        <input
          id={id}
          type="file"
          accept="image/*"
          disabled={isSending}
          onChange={({ target }) => void send(target.files?.[0])}
          className="sr-only"
        />
      </label>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </div>
  );
};
