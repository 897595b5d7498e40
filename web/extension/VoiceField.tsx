import { Mic, Square, Trash } from 'lucide-react';
import { useState } from 'react';
import { mostVoiceSeconds } from '@shuka/domain/extension';
import { Button } from '#kit/button.tsx';
import { recordingType } from '#kit/recording.ts';
import { Sound } from '#kit/sound.tsx';
import { useWords } from '#kit/words.tsx';
import { useRecorder, type Recorded } from './use-recorder.ts';

type Props = { readonly onRecorded: (recorded: Recorded | null) => void };

/** Says it instead of writing it: a note of twenty seconds, heard again before it is sent. Nothing where nothing records. */
export const VoiceField = ({ onRecorded }: Props) => {
  const { t } = useWords();
  const [recorded, setRecorded] = useState<Recorded | null>(null);
  const keep = (made: Recorded | null): void => {
    setRecorded(made);
    onRecorded(made);
  };
  const { state, seconds, start, stop } = useRecorder(keep);
  if (recordingType() === null) return null;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">{t('extension.voice')}</legend>
      {recorded !== null && <Sound sound={recorded.sound} label={t('extension.voice')} />}
      <div className="flex flex-wrap gap-2">
        {state === 'recording' ? (
          <Button look="danger" onClick={stop}>
            <Square aria-hidden className="size-5 shrink-0" />
            {t('extension.voiceStop', { left: mostVoiceSeconds - seconds })}
          </Button>
        ) : (
          <Button look="quiet" onClick={() => void start()}>
            <Mic aria-hidden className="size-5 shrink-0" />
            {t(recorded === null ? 'extension.voiceStart' : 'extension.voiceAgain')}
          </Button>
        )}
        {recorded !== null && state !== 'recording' && (
          <Button look="bare" onClick={() => keep(null)}>
            <Trash aria-hidden className="size-5 shrink-0" />
            {t('extension.voiceRemove')}
          </Button>
        )}
      </div>
      {state === 'no-microphone' && <p role="alert">{t('extension.voiceNoMicrophone')}</p>}
      {state === 'failed' && <p role="alert">{t('extension.voiceFailed')}</p>}
    </fieldset>
  );
};
