import { LocateFixed } from 'lucide-react';
import { useMemo } from 'react';
import { routeFrom } from '@shuka/domain/extension';
import { plotRows } from '@shuka/domain/farms';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import { Button } from '#kit/button.tsx';
import { rowsOf, useKept } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { PlannedCard } from './PlannedCard.tsx';
import { placeOf, type PlannedVisit } from './planned-visits.ts';
import { useHere } from './use-here.ts';

type Props = { readonly visits: readonly PlannedVisit[]; readonly names: ReadonlyMap<string, string> };

const kilometres = (metres: number): string => formatNumber(Math.round(metres / 100) / 10);

/** The visits of a day in the order of a short way from where the phone is, or from the first where nobody knows. */
export const DayRoute = ({ visits, names }: Props) => {
  const { t } = useWords();
  const plots = useKept(plotRows);
  const { here, isAsking, isDenied, ask } = useHere();
  const legs = useMemo(() => {
    const land = rowsOf(plots);
    return routeFrom(
      here,
      visits.map((visit) => ({ id: visit.id, position: placeOf(visit, land) })),
    );
  }, [visits, plots, here]);
  const byId = new Map(visits.map((visit) => [visit.id, visit]));
  const total = legs.reduce((sum, { metres }) => sum + (metres ?? 0), 0);
  return (
    <>
      {total > 0 && <p className="font-semibold">{t('visit.wayTotal', { kilometres: kilometres(total) })}</p>}
      {here === null && (
        <Button look="quiet" className="justify-self-start" disabled={isAsking} onClick={ask}>
          <LocateFixed aria-hidden className="size-5 shrink-0" />
          {t(isAsking ? 'visit.positionLooking' : 'visit.wayFromHere')}
        </Button>
      )}
      {isDenied && <p role="alert">{t('visit.wayNoPosition')}</p>}
      <ol className="grid gap-3">
        {legs.map(({ id, metres }, place) => {
          const visit = byId.get(id);
          if (visit === undefined) return null;
          const isStart = place === 0 && here === null;
          const way =
            metres === null
              ? t('visit.wayUnknown')
              : isStart
                ? ''
                : t(place === 0 ? 'visit.wayHere' : 'visit.way', { kilometres: kilometres(metres) });
          return (
            <li key={id}>
              <PlannedCard visit={visit} farmer={names.get(visit.keeperId) ?? ''} number={place + 1} way={way} />
            </li>
          );
        })}
      </ol>
    </>
  );
};
