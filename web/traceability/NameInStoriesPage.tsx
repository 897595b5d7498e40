import { useState } from 'react';
import { readNameWord, sayNameWord, storyLimits, type NameWord } from '@shuka/domain/traceability';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { submit } from '#kit/submit.ts';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

/** Whether a farmer's first name is shown to whoever scans what they grew. Nothing is shown until they say yes. */
export const NameInStoriesPage = () => {
  const { t } = useWords();
  const loaded = useLoad(readNameWord, {});
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink to="/Farmer/profile/consent">{t('codes.backToStart')}</BackLink>
      <h1 className="text-2xl font-bold">{t('codes.nameTitle')}</h1>
      <p className="text-lg">{t('codes.nameText')}</p>
      <LoadedPart loaded={loaded}>{(word) => <Say word={word} onDone={loaded.reload} />}</LoadedPart>
    </section>
  );
};

const Say = ({ word, onDone }: { readonly word: NameWord; readonly onDone: () => void }) => {
  const words = useWords();
  const { t, language } = words;
  const [problem, setProblem] = useState<string | null>(null);
  const { version, isShown, at } = word;
  const say = async (): Promise<void> => {
    const textVersion = storyLimits.nameTextVersion.value;
    const done = await submit(sayNameWord, { after: version, isShown: !isShown, textVersion });
    setProblem(done.ok ? null : failureWords(done.failure, words));
    onDone();
  };
  return (
    <div className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <p aria-live="polite" className="font-semibold">
        {isShown && at !== null ? t('codes.nameShown', { time: formatDateTime(at, language) }) : t('codes.nameHidden')}
      </p>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <Button look={isShown ? 'danger' : 'main'} className="justify-self-start" onClick={() => void say()}>
        {t(isShown ? 'codes.nameHide' : 'codes.nameShow')}
      </Button>
    </div>
  );
};
