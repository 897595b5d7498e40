import { useState } from 'react';
import { listEvents, type ExtensionEvent } from '@shuka/domain/supervision';
import { BackLink } from '#kit/back-link.tsx';
import { FormDraft } from '#kit/form-draft.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { ShowMore } from '#kit/show-more.tsx';
import { today } from '#kit/today.ts';
import { useLoad } from '#kit/use-load.ts';
import { useOnline } from '#kit/use-online.ts';
import { useWords } from '#kit/words.tsx';
import { EventCard } from './EventCard.tsx';
import { RecordEventForm } from './RecordEventForm.tsx';
import { YearField } from './YearField.tsx';

const aWindow = 10;

/** Trainings, demonstrations and groups that a manager records for the yearly return, with a form to record or correct one. */
export const EventsPage = () => {
  const { t } = useWords();
  const isOnline = useOnline();
  const [year, setYear] = useState(() => today().slice(0, 4));
  const [mended, setMended] = useState<ExtensionEvent | null>(null);
  const [turn, setTurn] = useState(0);
  const loaded = useLoad(listEvents, { year });
  const finish = (): void => {
    setMended(null);
    setTurn(turn + 1);
    loaded.reload();
  };
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to="/ExtensionAgentDashboard">{t('board.back')}</BackLink>
      <h1 className="text-2xl font-bold">{t('board.eventsTitle')}</h1>
      <p>{t('board.eventsText')}</p>
      {!isOnline && <Notice kind="hint">{t('board.eventsOffline')}</Notice>}
      {turn > 0 && <Notice kind="done">{t('board.eventSaved')}</Notice>}
      <FormDraft key={`${mended?.id ?? ''} ${turn}`} name={mended === null ? 'extension event' : `event ${mended.id}`}>
        {(saved) => (
          <RecordEventForm mended={mended} onCancel={() => setMended(null)} onDone={() => void saved().then(finish)} />
        )}
      </FormDraft>
      <YearField year={year} onChange={setYear} />
      <LoadedPart loaded={loaded}>
        {({ items }) => (
          <>
            {items.length === 0 && <p>{t('board.noEvents')}</p>}
            <ShowMore items={items} step={aWindow}>
              {(shown) => (
                <ul className="grid gap-3 empty:hidden">
                  {shown.map((event) => (
                    <li key={event.id}>
                      <EventCard event={event} onMend={() => setMended(event)} />
                    </li>
                  ))}
                </ul>
              )}
            </ShowMore>
          </>
        )}
      </LoadedPart>
    </section>
  );
};
