import { CircleStop } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'wouter';
import { endProgramme, readProgramme, type Programme } from '@shuka/domain/integrations';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { call } from '#kit/api.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { QuestionDialog, useQuestion } from '#kit/question.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { HolderKeys } from './HolderKeys.tsx';
import { HolderWebhooks } from './HolderWebhooks.tsx';
import { integrationPaths } from './integration-paths.ts';
import { placeWords } from './place-words.ts';

const EndProgramme = ({ one: { id, name }, onDone }: { readonly one: Programme; readonly onDone: () => void }) => {
  const words = useWords();
  const { t } = words;
  const { asked, ask } = useQuestion<string>();
  const [problem, setProblem] = useState<string | null>(null);
  const end = async (): Promise<void> => {
    if (!(await ask(name))) return;
    const ended = await call(endProgramme, { programmeId: id });
    setProblem(ended.ok ? null : failureWords(ended.failure, words));
    if (ended.ok) onDone();
  };
  return (
    <>
      {problem !== null && <Notice kind="error">{problem}</Notice>}
      <Button look="danger" className="justify-self-start" onClick={() => void end()}>
        <CircleStop aria-hidden className="size-5" />
        {t('programs.endProgramme')}
      </Button>
      <QuestionDialog
        asked={asked}
        title={t('programs.endProgramme')}
        questions={[t('programs.endAsk', { name })]}
        change={t('form.cancel')}
        yes={t('programs.endYes')}
      />
    </>
  );
};

/** One programme: its keys, its webhooks, its end. */
export const ProgrammePage = () => {
  const { t, language } = useWords();
  const programmeId = (useParams()['programmeId'] ?? '').toLowerCase();
  const loaded = useLoad(readProgramme, { programmeId });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={integrationPaths.programmes}>{t('programs.programmes')}</BackLink>
      <LoadedPart loaded={loaded}>
        {(one) => (
          <>
            <h1 className="text-2xl font-bold break-words">{one.name}</h1>
            <p>{t('programs.readsOf', { place: placeWords(one.place, t('programs.country')) })}</p>
            {one.endedAt !== null ? (
              <Notice kind="hint">{t('programs.endedOn', { day: formatDate(one.endedAt, language) })}</Notice>
            ) : (
              <>
                <h2 className="text-xl font-bold">{t('programs.keys')}</h2>
                <HolderKeys holderId={one.id} kind="programme" />
                <h2 className="text-xl font-bold">{t('programs.webhooks')}</h2>
                <HolderWebhooks
                  holderId={one.id}
                  kind="programme"
                  pathOf={(webhookId) => integrationPaths.webhookOf(one.id, webhookId)}
                />
                <EndProgramme one={one} onDone={loaded.reload} />
              </>
            )}
          </>
        )}
      </LoadedPart>
    </section>
  );
};
