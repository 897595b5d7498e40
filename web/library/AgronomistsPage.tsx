import { GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { listAgronomists, type Agronomist } from '@shuka/domain/library';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { AppointAgronomistForm } from './AppointAgronomistForm.tsx';
import { EndAgronomistForm } from './EndAgronomistForm.tsx';
import { SpecialistTimes } from './SpecialistTimes.tsx';

/** Who writes and reviews articles, for an admin, and a form to name another. */
export const AgronomistsPage = () => {
  const { t } = useWords();
  const pages = usePages('agronomists');
  const loaded = useLoad(listAgronomists, { limit: '20', ...pages.query });
  const [isNaming, setNaming] = useState(false);
  const [ending, setEnding] = useState<Agronomist | null>(null);
  const done = (): void => {
    setNaming(false);
    setEnding(null);
    loaded.reload();
  };
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to="/admin/people">{t('desk.backToPeople')}</BackLink>
      <h1 className="text-2xl font-bold">{t('desk.agronomists')}</h1>
      <p>{t('desk.agronomistsText')}</p>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <output>{t('desk.noAgronomists')}</output>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((one) => (
                <li key={one.agronomistId}>
                  <AgronomistCard agronomist={one} onEnd={() => setEnding(one)} />
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
      <Button className="justify-self-start" onClick={() => setNaming(true)}>
        <GraduationCap aria-hidden className="size-5 shrink-0" />
        {t('desk.appoint')}
      </Button>
      <SpecialistTimes />
      {isNaming && (
        <Dialog title={t('desk.appoint')} isOpen onClose={() => setNaming(false)}>
          <AppointAgronomistForm onDone={done} />
        </Dialog>
      )}
      {ending !== null && (
        <Dialog title={t('desk.endDuty')} isOpen onClose={() => setEnding(null)}>
          <EndAgronomistForm agronomist={ending} onDone={done} />
        </Dialog>
      )}
    </section>
  );
};

type CardProps = { readonly agronomist: Agronomist; readonly onEnd: () => void };

const AgronomistCard = ({ agronomist: { name, since, reason }, onEnd }: CardProps) => {
  const { t, language } = useWords();
  return (
    <article className="flex flex-wrap items-center justify-between gap-3 rounded-2xl border border-line bg-paper p-4">
      <div className="grid min-w-0 gap-1">
        <strong className="break-words">{name}</strong>
        <span className="text-sm text-ink-soft">{t('desk.since', { date: formatDate(since, language) })}</span>
        <p className="break-words">{reason}</p>
      </div>
      <Button look="bare" onClick={onEnd}>
        {t('desk.endDuty')}
      </Button>
    </article>
  );
};
