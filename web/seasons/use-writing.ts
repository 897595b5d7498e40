import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Contract } from '@shuka/domain/kit/endpoint.ts';
import type { Season } from '@shuka/domain/seasons';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { useSeasonPaths } from './season-paths.ts';
import { allOf, newWriting, type Writing } from './writing.ts';

/** Where what is typed goes, and back to the season then; `saved` forgets what the phone kept of it. */
export const useWriting = <C extends Contract>(season: Season, corrects: string | null) => {
  const [, go] = useLocation();
  const paths = useSeasonPaths();
  const [id] = useState(newId);
  return (saved: () => void): Writing<C> =>
    newWriting<C>(
      id,
      corrects,
      allOf(saved, () => go(paths.season(season.id))),
    );
};
