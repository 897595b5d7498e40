import { useState } from 'react';
import { photographFarm, type Farm } from '@shuka/domain/farms';
import { call } from '#kit/api.ts';
import { Notice } from '#kit/notice.tsx';
import { PhotoButton } from '#kit/photo-button.tsx';
import { shrinkPicture } from '#kit/picture.ts';
import { useWords } from '#kit/words.tsx';

/** A new picture for the farm, sent as soon as it is chosen. */
export const PhotographFarmForm = ({ farm, onChanged }: { farm: Farm; onChanged: () => void }) => {
  const { t } = useWords();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const send = async (file: File): Promise<void> => {
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
      <PhotoButton isBusy={isSending} onChosen={(file) => void send(file)} />
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </div>
  );
};
