import { useMemo, useState } from 'react';
import type { Farm } from '@shuka/domain/farms';
import { cropName } from '#kit/crop-name.ts';
import { TextField } from '#kit/field.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import type { Kept } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { FarmCard } from './FarmCard.tsx';
import { findableOf, finderOf } from './farm-search.ts';
import { useGlances } from './use-glances.ts';

const aPage = 12;
/** So few farms are seen at once; a search box would only stand before them. */
const seenAtOnce = 8;

/** A farmer's farms, a page at a time, with a search box where there are many. */
export const MyFarmsList = ({ farms }: { farms: readonly Kept<Farm>[] }) => {
  const words = useWords();
  const { t } = words;
  const [typed, setTyped] = useState('');
  const glances = useGlances();
  const pages = usePages(typed);
  const found = useMemo(() => {
    const isFound = finderOf(typed);
    return typed === '' ? farms : farms.filter(({ row }) => isFound(findableOf(row, (crop) => cropName(crop, words))));
  }, [farms, typed, words]);
  const from = Number(pages.query.after ?? '0');
  const to = from + aPage;
  return (
    <>
      {farms.length > seenAtOnce && (
        <TextField
          name="search"
          type="search"
          label={t('farms.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          autoComplete="off"
        />
      )}
      <output className={found.length === 0 ? '' : 'sr-only'}>
        {typed === '' ? '' : t('farms.found', { count: found.length })}
      </output>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {found.slice(from, to).map((kept) => (
          <FarmCard key={kept.row.id} kept={kept} glance={glances.get(kept.row.id)} />
        ))}
      </div>
      <Pager pages={pages} next={to < found.length ? String(to) : null} />
    </>
  );
};
