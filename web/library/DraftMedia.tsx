import { useState } from 'react';
import { setTextAudio, type DeskText } from '@shuka/domain/library';
import { loadVoiceField } from '#extension';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { lazy, Suspense } from '#kit/lazy.ts';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { ArticleSound } from './ArticleSound.tsx';
import { DraftPictures } from './DraftPictures.tsx';

const VoiceField = lazy(loadVoiceField);

type Props = { readonly text: DeskText; readonly onChanged: () => void };

type Recorded = { readonly mediaType: 'audio/webm' | 'audio/ogg'; readonly audio: string };

/** The pictures and the spoken part of a draft; each is sent as soon as it is chosen. */
export const DraftMedia = ({ text, onChanged }: Props) => (
  <>
    <DraftPictures text={text} onChanged={onChanged} />
    <DraftVoice text={text} onChanged={onChanged} />
  </>
);

const DraftVoice = ({ text, onChanged }: Props) => {
  const words = useWords();
  const { t } = words;
  const [problem, setProblem] = useState<string | null>(null);
  const keep = async ({
    mediaType,
    audio,
  }: {
    mediaType: Recorded['mediaType'];
    audio: string | null;
  }): Promise<void> => {
    const result = await call(setTextAudio, { textId: text.id, mediaType, audio });
    setProblem(result.ok ? null : failureWords(result.failure, words));
    if (result.ok) onChanged();
  };
  return (
    <section className="grid gap-2">
      <h3 className="font-bold">{t('desk.spoken')}</h3>
      {text.audioBytes !== null && (
        <div className="flex flex-wrap items-center gap-3">
          <ArticleSound key={text.audioBytes} textId={text.id} bytes={text.audioBytes} />
          <Button look="bare" onClick={() => void keep({ mediaType: 'audio/webm', audio: null })}>
            {t('desk.takeVoiceAway')}
          </Button>
        </div>
      )}
      <Suspense>
        <VoiceField onRecorded={(made) => void (made === null ? undefined : keep(made))} />
      </Suspense>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </section>
  );
};
