import { useEffect, useState } from 'react';
import { readMessagePhoto, type Message } from '@shuka/domain/messaging';
import { Dialog } from '#kit/dialog.tsx';
import { fetchFile } from '#kit/fetch-file.ts';
import { Loading } from '#kit/loading.tsx';
import { useWords } from '#kit/words.tsx';
import { pictureAddress } from './message-picture.ts';

type Props = { readonly message: Message; readonly picture: string };

/** The small picture of a photo, which is on this phone; pressed, the whole one comes from the server. */
export const MessagePhoto = ({ message, picture }: Props) => {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const small = (
    <img src={pictureAddress(picture)} alt={t('talk.photo')} className="aspect-[3/2] w-full rounded-xl object-cover" />
  );
  if (message.number === null) return small;
  return (
    <>
      <button type="button" aria-label={t('talk.seePhoto')} onClick={() => setOpen(true)} className="block w-full">
        {small}
      </button>
      <Dialog title={t('talk.photo')} isOpen={isOpen} onClose={() => setOpen(false)}>
        {isOpen && <WholePhoto messageId={message.id} picture={picture} />}
      </Dialog>
    </>
  );
};

const WholePhoto = ({ messageId, picture }: { messageId: string; picture: string }) => {
  const { t } = useWords();
  const [whole, setWhole] = useState<string | 'coming' | 'missing'>('coming');
  useEffect(() => {
    let url: string | null = null;
    let isOver = false;
    void fetchFile(readMessagePhoto, { messageId }, 'photo.webp').then((got) => {
      if (isOver) return;
      url = got.ok ? URL.createObjectURL(got.value) : null;
      setWhole(url ?? 'missing');
    });
    return () => {
      isOver = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [messageId]);
  if (whole === 'coming') return <Loading />;
  return (
    <div className="grid gap-3">
      {whole === 'missing' && <p role="alert">{t('talk.photoNeedsNetwork')}</p>}
      <img
        src={whole === 'missing' ? pictureAddress(picture) : whole}
        alt={t('talk.photo')}
        className="w-full rounded-xl"
      />
    </div>
  );
};
