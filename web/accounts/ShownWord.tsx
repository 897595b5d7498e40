import { useState } from 'react';
import type {
  millTextVersion,
  readShown,
  readShownToMills,
  shownTextVersion,
  showToInvestors,
  showToMills,
} from '@shuka/domain/accounts';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { call } from '#kit/api.ts';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly read: typeof readShown | typeof readShownToMills;
  readonly show: typeof showToInvestors | typeof showToMills;
  /** Of the text they say yes to. */
  readonly textVersion: typeof shownTextVersion | typeof millTextVersion;
};

/** Whether somebody is shown to others, since when, and the button that turns it. */
export const ShownWord = ({ read, show, textVersion }: Props) => {
  const words = useWords();
  const { t, language } = words;
  const loaded = useLoad(read, {});
  const [problem, setProblem] = useState<string | null>(null);
  const answer = async (isGiven: boolean): Promise<void> => {
    const done = await call(show, { id: newId(), isGiven, textVersion });
    setProblem(done.ok ? null : failureWords(done.failure, words));
    loaded.reload();
  };
  return (
    <LoadedPart loaded={loaded}>
      {({ isShown, saidAt }) => (
        <>
          <p aria-live="polite" className="font-semibold">
            {saidAt === null
              ? t('consent.never')
              : t(isShown ? 'consent.given' : 'consent.withdrawn', { time: formatDateTime(saidAt, language) })}
          </p>
          {problem !== null && <Notice kind="error">{problem}</Notice>}
          <Button
            look={isShown ? 'danger' : 'quiet'}
            className="justify-self-start"
            onClick={() => void answer(!isShown)}
          >
            {t(isShown ? 'consent.withdraw' : 'consent.give')}
          </Button>
        </>
      )}
    </LoadedPart>
  );
};
