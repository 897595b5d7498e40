import { useMemo, useState } from 'react';
import { clashRows, photoRows, plotRows } from '@shuka/domain/farms';
import { useKept } from '#kit/rows.ts';
import { makeGlances, type Glances } from './glances.ts';

/** What the cards of all farms say; a record that changes costs only its own farm's. */
export const useGlances = (): Glances => {
  const [follow] = useState(makeGlances);
  const photos = useKept(photoRows);
  const plots = useKept(plotRows);
  const clashes = useKept(clashRows);
  return useMemo(() => follow(photos, plots, clashes), [follow, photos, plots, clashes]);
};
