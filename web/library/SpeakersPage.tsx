import { Languages } from 'lucide-react';
import { useState } from 'react';
import { listSpeakers, type Speaker } from '@shuka/domain/library';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { languageNames } from '@shuka/domain/kit/languages.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { phrasePaths } from './phrase-paths.ts';
import { AppointSpeakerForm } from './AppointSpeakerForm.tsx';
import { EndSpeakerForm } from './EndSpeakerForm.tsx';

/** Who judges the texts of which language, for an admin, and a form to name another. */
export const SpeakersPage = () => {
  const { t } = useWords();
  const pages = usePages('speakers');
  const loaded = useLoad(listSpeakers, { limit: '20', ...pages.query });
  const [isNaming, setNaming] = useState(false);
  const [ending, setEnding] = useState<Speaker | null>(null);
  const done = (): void => {
    setNaming(false);
    setEnding(null);
    loaded.reload();
  };
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={phrasePaths.admin}>{t('phrases.title')}</BackLink>
      <h1 className="text-2xl font-bold">{t('phrases.speakers')}</h1>
      <p>{t('phrases.speakersText')}</p>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <output>{t('phrases.noSpeakers')}</output>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((one) => (
                <li key={one.dutyId}>
                  <SpeakerCard speaker={one} onEnd={() => setEnding(one)} />
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
      <Button className="justify-self-start" onClick={() => setNaming(true)}>
        <Languages aria-hidden className="size-5 shrink-0" />
        {t('phrases.appoint')}
      </Button>
      {isNaming && (
        <Dialog title={t('phrases.appoint')} isOpen onClose={() => setNaming(false)}>
          <AppointSpeakerForm onDone={done} />
        </Dialog>
      )}
      {ending !== null && (
        <Dialog title={t('desk.endDuty')} isOpen onClose={() => setEnding(null)}>
          <EndSpeakerForm speaker={ending} onDone={done} />
        </Dialog>
      )}
    </section>
  );
};

type CardProps = { readonly speaker: Speaker; readonly onEnd: () => void };

const SpeakerCard = ({ speaker: { name, language: spoken, since, reason }, onEnd }: CardProps) => {
  const { t, language } = useWords();
  return (
    <article className="flex flex-wrap items-center justify-between gap-3 rounded-2xl border border-line bg-paper p-4">
      <div className="grid min-w-0 gap-1">
        <strong className="break-words">
          {name} · {languageNames[spoken]}
        </strong>
        <span className="text-sm text-ink-soft">{t('desk.since', { date: formatDate(since, language) })}</span>
        <p className="break-words">{reason}</p>
      </div>
      <Button look="bare" onClick={onEnd}>
        {t('desk.endDuty')}
      </Button>
    </article>
  );
};
