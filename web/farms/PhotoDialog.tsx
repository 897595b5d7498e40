import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { removePhoto, type Photo } from '@shuka/domain/farms';
import { formatDate, formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { usePhotoUrl } from '#kit/photos.ts';
import type { Kept } from '#kit/rows.ts';
import { submit } from '#kit/submit.ts';
import { useWords } from '#kit/words.tsx';
import { PhotoState } from './PhotoState.tsx';

type Props = { readonly kept: Kept<Photo> | null; readonly onClose: () => void };

/** One photo as large as there is room, and the way to remove it. Closed while there is none. */
export const PhotoDialog = ({ kept, onClose }: Props) => {
  const { t } = useWords();
  return (
    <Dialog title={t('farms.photoTitle')} isOpen={kept !== null} onClose={onClose}>
      {kept !== null && <Opened key={kept.row.id} kept={kept} onClose={onClose} />}
    </Dialog>
  );
};

const Opened = ({ kept, onClose }: { kept: Kept<Photo>; onClose: () => void }) => {
  const { t, language } = useWords();
  const url = usePhotoUrl(kept.row.id, 'full');
  return (
    <div className="grid gap-3">
      {url === null ? (
        <Notice kind="hint">{t('farms.photoNotHere')}</Notice>
      ) : (
        <img
          src={url}
          alt={t('farms.photoTaken', { date: formatDate(kept.row.takenAt, language) })}
          className="max-h-[60dvh] w-full rounded-xl object-contain"
        />
      )}
      <p>{formatDateTime(kept.row.takenAt, language)}</p>
      <PhotoState kept={kept} />
      <RemovePhoto photoId={kept.row.id} onRemoved={onClose} />
    </div>
  );
};

const RemovePhoto = ({ photoId, onRemoved }: { photoId: string; onRemoved: () => void }) => {
  const words = useWords();
  const { t } = words;
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    const removed = await submit(removePhoto, { photoId });
    if (removed.ok) onRemoved();
    else setProblem(failureWords(removed.failure, words));
  };
  if (!isAsking)
    return (
      <Button look="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-5" />
        {t('farms.photoRemove')}
      </Button>
    );
  return (
    <div className="grid gap-3">
      <p role="alert" className="font-semibold">
        {t('farms.photoRemoveAsk')}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="danger" onClick={() => void remove()}>
          {t('farms.photoRemove')}
        </Button>
        <Button look="quiet" onClick={() => setAsking(false)}>
          {t('farms.photoKeep')}
        </Button>
      </div>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </div>
  );
};
