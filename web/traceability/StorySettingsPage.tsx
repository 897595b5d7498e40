import { useState } from 'react';
import { readStoryWord, saveStoryWord, type StoryWord } from '@shuka/domain/traceability';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { submit } from '#kit/submit.ts';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { millJobPaths } from '#processing';
import { OfCompany } from '#relations';
import { OwnFakes } from './OwnFakes.tsx';
import { OwnRecalls } from './OwnRecalls.tsx';

/** What buyers see of a company's goods: the share of farmers, if it is published; what was recalled; what was reported false. */
export const StorySettingsPage = () => {
  const { t } = useWords();
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={millJobPaths.codes}>{t('codes.title')}</BackLink>
      <h1 className="text-2xl font-bold">{t('codes.storyTitle')}</h1>
      <p>{t('codes.storyText')}</p>
      <OfCompany>
        {({ companyId, duty }) => (
          <>
            <Share companyId={companyId} maySay={duty === 'owner'} />
            <OwnRecalls companyId={companyId} />
            <OwnFakes companyId={companyId} />
          </>
        )}
      </OfCompany>
    </section>
  );
};

type Props = { readonly companyId: string; readonly maySay: boolean };

const Share = ({ companyId, maySay }: Props) => {
  const { t } = useWords();
  const loaded = useLoad(readStoryWord, { companyId });
  return (
    <section className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <p>{t('codes.shareText')}</p>
      <LoadedPart loaded={loaded}>
        {(word) => <ShareWord companyId={companyId} maySay={maySay} word={word} onDone={loaded.reload} />}
      </LoadedPart>
    </section>
  );
};

const ShareWord = ({ companyId, maySay, word, onDone }: Props & { word: StoryWord; onDone: () => void }) => {
  const words = useWords();
  const { t, language } = words;
  const [problem, setProblem] = useState<string | null>(null);
  const { publishesShare, version, at } = word;
  const say = async (): Promise<void> => {
    const done = await submit(saveStoryWord, { companyId, after: version, publishesShare: !publishesShare });
    setProblem(done.ok ? null : failureWords(done.failure, words));
    onDone();
  };
  return (
    <>
      <p aria-live="polite" className="font-semibold">
        {publishesShare && at !== null
          ? t('codes.shareShown', { time: formatDateTime(at, language) })
          : t('codes.shareHidden')}
      </p>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      {maySay && (
        <Button look={publishesShare ? 'danger' : 'quiet'} className="justify-self-start" onClick={() => void say()}>
          {t(publishesShare ? 'codes.hideShare' : 'codes.showShare')}
        </Button>
      )}
    </>
  );
};
