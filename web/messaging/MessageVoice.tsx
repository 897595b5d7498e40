import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import type { Message } from '@shuka/domain/messaging';
import { Button } from '#kit/button.tsx';
import { engine } from '#kit/engine.ts';
import { Sound } from '#kit/sound.tsx';
import { useWords } from '#kit/words.tsx';

type Props = { readonly messageId: string; readonly voice: NonNullable<Message['voice']> };

/** Plays what was said: from this phone where it is here, else from the server when somebody wants to hear it. */
export const MessageVoice = ({ messageId, voice }: Props) => {
  const { t } = useWords();
  const [sound, setSound] = useState<Blob | null>(null);
  const [isMissing, setMissing] = useState(false);
  const listen = async (): Promise<void> => {
    const found = (await engine.get()?.photo(messageId, 'voice')) ?? null;
    setSound(found === null ? null : new Blob([found], { type: voice.mediaType }));
    setMissing(found === null);
  };
  if (sound !== null) return <Sound sound={sound} label={t('talk.voice')} />;
  return (
    <div className="grid gap-1">
      <Button look="quiet" className="justify-self-start" onClick={() => void listen()}>
        <Volume2 aria-hidden className="size-5 shrink-0" />
        {t('talk.voiceListen', { seconds: voice.seconds })}
      </Button>
      {isMissing && <p role="alert">{t(voice.isHere ? 'talk.voiceNeedsNetwork' : 'talk.voiceComing')}</p>}
    </div>
  );
};
