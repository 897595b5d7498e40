import { Check, Mic, Square, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { readClip, recordClip, type Clip } from '@shuka/domain/settings';
import type { Language } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { isVoice, mostVoiceSeconds } from '@shuka/domain/kit/voice.ts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Sound } from '#kit/sound.tsx';
import { useRecorder, type Sounding } from '#kit/use-recorder.ts';
import { useWords } from '#kit/words.tsx';
import type { SayableText } from './clip-texts.ts';

const means = { mostSeconds: mostVoiceSeconds, bitsPerSecond: 16_000, isGood: isVoice };

type Props = {
  readonly said: SayableText;
  readonly clip: Clip | null;
  readonly language: Language;
  readonly onKept: () => void;
};

/** One text with its recording, and the place to say it anew. */
export const ClipCard = ({ said, clip, language, onKept }: Props) => {
  const { t } = useWords();
  const [recorded, setRecorded] = useState<Sounding | null>(null);
  const { state, seconds, start, stop } = useRecorder(means, setRecorded);
  const isRecording = state === 'recording';
  return (
    <li className="grid gap-2 rounded-2xl border border-line bg-paper p-4">
      <p lang={language} className="break-words text-lg font-semibold">
        {said.text}
      </p>
      <p className="break-words text-sm text-ink-soft">{said.key}</p>
      {clip !== null && <Kept clip={clip} isChanged={clip.text !== said.text} />}
      <Button
        look={isRecording ? 'danger' : 'quiet'}
        className="justify-self-start"
        aria-label={`${t(isRecording ? 'clips.stop' : 'clips.record', { left: mostVoiceSeconds - seconds })}: ${said.text}`}
        onClick={() => (isRecording ? stop() : void start())}
      >
        {isRecording ? <Square aria-hidden className="size-5" /> : <Mic aria-hidden className="size-5" />}
        {isRecording
          ? t('clips.stop', { left: mostVoiceSeconds - seconds })
          : t(clip === null && recorded === null ? 'clips.record' : 'clips.again')}
      </Button>
      {state === 'no-microphone' && <p role="alert">{t('clips.noMicrophone')}</p>}
      {state === 'failed' && <p role="alert">{t('clips.soundWrong')}</p>}
      {recorded !== null && <KeepRecording {...{ said, recorded, language, onKept }} />}
    </li>
  );
};

const Kept = ({ clip, isChanged }: { readonly clip: Clip; readonly isChanged: boolean }) => {
  const { t } = useWords();
  const Icon = isChanged ? TriangleAlert : Check;
  return (
    <>
      <p className="flex items-center gap-2 text-sm font-semibold">
        <Icon aria-hidden className="size-5 shrink-0" />
        {isChanged ? t('clips.changed') : t('clips.version', { version: clip.version })}
      </p>
      <audio
        controls
        preload="none"
        src={readClip.path.replace(':clipId', clip.id)}
        aria-label={`${t('clips.play')}: ${clip.text}`}
        className="w-full max-w-sm"
      >
        <track kind="captions" />
      </audio>
    </>
  );
};

type KeepProps = Pick<Props, 'said' | 'language' | 'onKept'> & { readonly recorded: Sounding };

const KeepRecording = ({ said, recorded, language, onKept }: KeepProps) => {
  const words = useWords();
  const { t } = words;
  const [failure, setFailure] = useState<string | null>(null);
  const keep = async (): Promise<void> => {
    const audio = btoa(Array.from(recorded.bytes, (byte) => String.fromCharCode(byte)).join(''));
    const draft = { id: newId(), ...said, language, mediaType: recorded.mediaType, audio };
    const result = await call(recordClip, draft);
    if (result.ok) return onKept();
    return setFailure(failureWords(result.failure, words));
  };
  return (
    <div className="grid gap-2">
      <Sound sound={recorded.sound} label={said.text} />
      <Button className="justify-self-start" onClick={() => void keep()}>
        {t('clips.keep')}
      </Button>
      {failure !== null && <p role="alert">{failure}</p>}
    </div>
  );
};
