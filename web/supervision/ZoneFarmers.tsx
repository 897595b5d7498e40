import { useState } from 'react';
import { listFarmers, type FarmerList, type ZoneFarmer } from '@shuka/domain/supervision';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { TextField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';

type Props = {
  readonly zoneId: string;
  readonly managerId: string;
  /** Of which figure of the board they are; everybody without it. */
  readonly of?: FarmerList;
  /** With it each farmer can be ticked. */
  readonly chosen?: ReadonlySet<string>;
  readonly onChoose?: (farmerId: string, isChosen: boolean) => void;
};

/** The farmers of a manager, page by page, found by name. */
export const ZoneFarmers = ({ zoneId, managerId, of = 'all', chosen, onChoose }: Props) => {
  const { t } = useWords();
  const [search, setSearch] = useState('');
  const asked = { zoneId, managerId, of, limit: '50', ...(search === '' ? {} : { search }) };
  const pages = usePages(JSON.stringify(asked));
  const loaded = useLoad(listFarmers, { ...asked, ...pages.query });
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('board.farmers')}</h2>
      <TextField
        name="search"
        label={t('board.findFarmer')}
        type="search"
        autoComplete="off"
        onChange={({ target }) => setSearch(target.value.trim())}
      />
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t('board.noFarmers')}</p>}
            <ul className="grid gap-2 empty:hidden lg:grid-cols-2">
              {items.map((farmer) => (
                <li key={farmer.farmerId} className="flex gap-3 rounded-xl border border-line bg-paper p-3">
                  {chosen === undefined ? (
                    <FarmerText farmer={farmer} />
                  ) : (
                    <label className="flex min-h-11 grow items-center gap-3">
                      <input
                        type="checkbox"
                        className="size-6 shrink-0 accent-leaf"
                        checked={chosen.has(farmer.farmerId)}
                        onChange={({ target }) => onChoose?.(farmer.farmerId, target.checked)}
                      />
                      <FarmerText farmer={farmer} />
                    </label>
                  )}
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

const FarmerText = ({ farmer: { firstName, lastName, village, lga, lastVisitOn } }: { farmer: ZoneFarmer }) => {
  const { t, language } = useWords();
  const place = [village, lga].filter((part) => part !== '').join(', ');
  return (
    <span className="grid min-w-0">
      <span className="break-words font-semibold">
        {firstName} {lastName}
      </span>
      {place !== '' && <span className="break-words text-sm text-ink-soft">{place}</span>}
      <span className="text-sm text-ink-soft">
        {lastVisitOn === null
          ? t('board.neverVisited')
          : t('board.lastVisit', { date: formatDate(lastVisitOn, language) })}
      </span>
    </span>
  );
};
