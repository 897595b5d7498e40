import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { sayUseful } from '@shuka/domain/library';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { submit } from '#kit/submit.ts';
import { useWords } from '#kit/words.tsx';

type Props = { readonly adviceId: string; readonly textId: string; readonly useful: boolean | null };

/** Asks whether a text was useful; it is said with no network too, and may be said anew. */
export const UsefulPart = ({ adviceId, textId, useful }: Props) => {
  const words = useWords();
  const { t } = words;
  const [said, setSaid] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = said ?? useful;
  const say = async (isUseful: boolean): Promise<void> => {
    const result = await submit(sayUseful, { adviceId, textId, useful: isUseful });
    setProblem(result.ok ? null : failureWords(result.failure, words));
    if (result.ok) setSaid(isUseful);
  };
  return (
    <section className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-lg font-bold">{t('library.wasUseful')}</h2>
      <div className="flex flex-wrap gap-3">
        <Button look={shown === true ? 'main' : 'quiet'} aria-pressed={shown === true} onClick={() => void say(true)}>
          <ThumbsUp aria-hidden className="size-5 shrink-0" />
          {t('library.useful')}
        </Button>
        <Button
          look={shown === false ? 'main' : 'quiet'}
          aria-pressed={shown === false}
          onClick={() => void say(false)}
        >
          <ThumbsDown aria-hidden className="size-5 shrink-0" />
          {t('library.notUseful')}
        </Button>
      </div>
      {said !== null && <output>{t('library.thanks')}</output>}
      {problem !== null && <Notice kind="error">{problem}</Notice>}
    </section>
  );
};
