import { Map as MapSign } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { listZones, type ZoneRow } from '@shuka/domain/supervision';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { ZoneForm } from './ZoneForm.tsx';
import { StateReturnPart } from './StateReturnPart.tsx';
import { zonePath } from './supervision-paths.ts';

/** Zones for an admin: who supervises each, a form for a new one, and the return of a whole state. */
export const ZonesPage = () => {
  const { t } = useWords();
  const pages = usePages('zones');
  const loaded = useLoad(listZones, { limit: '50', ...pages.query });
  const [made, setMade] = useState<ZoneRow | null>(null);
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to="/admin/assignments">{t('board.backToAssignments')}</BackLink>
      <h1 className="text-2xl font-bold">{t('board.zonesTitle')}</h1>
      <p>{t('board.zonesText')}</p>
      {made !== null && <Notice kind="done">{t('board.zoneMade', { zone: made.name })}</Notice>}
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('board.noZones')}</p>}
            <ul className="grid gap-3 empty:hidden md:grid-cols-2">
              {items.map((zone) => (
                <li key={zone.zoneId}>
                  <ZoneCard zone={zone} />
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-leaf">
          {t('board.newZone')}
        </summary>
        <ZoneForm
          key={made?.zoneId ?? ''}
          zone={null}
          onDone={(zone) => {
            setMade(zone);
            loaded.reload();
          }}
        />
      </details>
      <StateReturnPart />
    </section>
  );
};

const ZoneCard = ({ zone: { zoneId, name, stateCode, supervisorName, managers } }: { zone: ZoneRow }) => {
  const { t } = useWords();
  return (
    <article className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
      <Link
        to={zonePath(zoneId)}
        className="inline-flex min-h-11 items-center gap-2 text-lg font-bold text-leaf underline underline-offset-4"
      >
        <MapSign aria-hidden className="size-5 shrink-0" />
        <span className="min-w-0 break-words">
          {name}, {stateName(stateCode)}
        </span>
      </Link>
      <p>{supervisorName === null ? t('board.noSupervisor') : t('board.supervisedBy', { name: supervisorName })}</p>
      <p className="text-ink-soft">{t('board.hasManagers', { count: managers })}</p>
    </article>
  );
};
