import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { voiceRows } from '@shuka/domain/extension';
import { Button } from '#kit/button.tsx';
import { useRow } from '#kit/rows.ts';
import { Sound } from '#kit/sound.tsx';
import { useWords } from '#kit/words.tsx';
import { fetchVoice, soundOf } from './voice-sound.ts';

/** Plays a voice note: from this phone while it waits here, else from the server when someone wants to hear it. */
export const VoicePlayer = ({ voiceId }: { voiceId: string }) => {
  const { t } = useWords();
  const loaded = useRow(voiceRows, voiceId);
  const row = loaded.state === 'ready' ? (loaded.value?.row ?? null) : null;
  const [sound, setSound] = useState<Blob | null>(null);
  const [isMissing, setMissing] = useState(false);
  const listen = async (): Promise<void> => {
    const found = row?.audio == null ? await fetchVoice(voiceId) : soundOf(row.mediaType, row.audio);
    setSound(found);
    setMissing(found === null);
  };
  if (sound !== null) return <Sound sound={sound} label={t('extension.voice')} />;
  return (
    <div className="grid gap-1">
      <Button look="quiet" className="justify-self-start" onClick={() => void listen()}>
        <Volume2 aria-hidden className="size-5 shrink-0" />
        {t('extension.listen')}
      </Button>
      {isMissing && <p role="alert">{t('extension.voiceNeedsNetwork')}</p>}
    </div>
  );
};
