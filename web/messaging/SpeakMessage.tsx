import { Mic, Send, Square, Trash } from 'lucide-react';
import { useState } from 'react';
import { demandSpoken, voiceLimits } from '@shuka/domain/messaging';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { secondsOf, type VoiceType } from '@shuka/domain/kit/voice.ts';
import { failureWords } from '#kit/failure-words.ts';
import { Button } from '#kit/button.tsx';
import { recordingType } from '#kit/recording.ts';
import { Sound } from '#kit/sound.tsx';
import { useRecorder, type Sounding } from '#kit/use-recorder.ts';
import { useWords } from '#kit/words.tsx';
import { saveVoice } from './save-voice.ts';

const isGood = (mediaType: VoiceType, bytes: Uint8Array): boolean => {
  try {
    demandSpoken(mediaType, voiceLimits.mostSeconds, bytes);
    return (secondsOf(mediaType, bytes) ?? 0) > 0;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
};

const means = { ...voiceLimits, isGood };

/** '1:05' */
const clockOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

type Props = { readonly keeperId: string; readonly onSent: () => void };

/** Says it instead of writing it; heard again before it is sent. Nothing where nothing records. */
export const SpeakMessage = ({ keeperId, onSent }: Props) => {
  const { t } = useWords();
  const [recorded, setRecorded] = useState<Sounding | null>(null);
  const { state, seconds, start, stop } = useRecorder(means, setRecorded);
  if (recordingType() === null) return null;
  const left = voiceLimits.mostSeconds - seconds;
  const spoken = `${clockOf(seconds)} / ${clockOf(voiceLimits.mostSeconds)}`;
  return (
    <div className="mt-3 grid gap-2 border-t border-line pt-3">
      {recorded !== null && (
        <Recording key={recorded.sound.size} {...{ keeperId, recorded, onSent }} onGone={() => setRecorded(null)} />
      )}
      {recorded === null && (
        <Button
          look={state === 'recording' ? 'danger' : 'quiet'}
          className="justify-self-start"
          onClick={() => (state === 'recording' ? stop() : void start())}
        >
          {state === 'recording' ? (
            <Square aria-hidden className="size-5 shrink-0" />
          ) : (
            <Mic aria-hidden className="size-5 shrink-0" />
          )}
          {state === 'recording' ? t('talk.voiceStop', { left }) : t('talk.voiceStart')}
        </Button>
      )}
      {state === 'recording' && (
        <p role="timer" className="text-lg font-bold tabular-nums">
          {spoken}
        </p>
      )}
      {state === 'no-microphone' && <p role="alert">{t('talk.voiceNoMicrophone')}</p>}
      {state === 'failed' && <p role="alert">{t('talk.voiceFailed')}</p>}
    </div>
  );
};

type RecordingProps = Props & { readonly recorded: Sounding; readonly onGone: () => void };

const Recording = ({ keeperId, recorded, onSent, onGone }: RecordingProps) => {
  const words = useWords();
  const { t } = words;
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    setSending(true);
    const result = await saveVoice(keeperId, recorded);
    setSending(false);
    if (!result.ok) return setFailure(failureWords(result.failure, words));
    onGone();
    return onSent();
  };
  return (
    <>
      <Sound sound={recorded.sound} label={t('talk.voice')} />
      <div className="flex flex-wrap gap-2">
        <Button disabled={isSending} onClick={() => void send()}>
          <Send aria-hidden className="size-5 shrink-0" />
          {t('talk.voiceSend')}
        </Button>
        <Button look="bare" onClick={onGone}>
          <Trash aria-hidden className="size-5 shrink-0" />
          {t('talk.voiceRemove')}
        </Button>
      </div>
      {failure !== null && (
        <p role="alert" className="font-medium text-danger">
          {failure}
        </p>
      )}
    </>
  );
};
