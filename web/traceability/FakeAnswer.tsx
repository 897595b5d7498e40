import { useEffect, useState } from 'react';
import { readFakeAnswer } from '@shuka/domain/traceability';
import { formatDateTime } from '@shuka/domain/kit/calendar.ts';
import type { OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { call, type Result } from '#kit/api.ts';
import { failureWords } from '#kit/failure-words.ts';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';

/** What became of a report, for whoever kept its address. */
export const FakeAnswer = ({ reportId }: { readonly reportId: string }) => {
  const words = useWords();
  const { t, say, language } = words;
  const [read, setRead] = useState<Result<OutputOf<typeof readFakeAnswer>> | null>(null);
  useEffect(() => {
    const look = async (): Promise<void> => setRead(await call(readFakeAnswer, { reportId }));
    void look();
  }, [reportId]);
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('genuine.answerTitle')}</h2>
      <div aria-live="polite" className="grid gap-2">
        {read === null && <p>{t('form.sending')}</p>}
        {read?.ok === false && <Notice kind="error">{failureWords(read.failure, words)}</Notice>}
        {read?.ok === true && (
          <>
            <p className="font-semibold">{say(`genuine.state.${read.value.state}`)}</p>
            {read.value.answer !== '' && <p className="break-words whitespace-pre-line">{read.value.answer}</p>}
            <p className="text-ink-soft">{formatDateTime(read.value.at, language)}</p>
          </>
        )}
      </div>
    </section>
  );
};
