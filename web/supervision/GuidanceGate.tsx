import { guidanceRows, type Guidance } from '@shuka/domain/supervision';
import { usePerson } from '#accounts';
import { lazy, Suspense } from '#kit/lazy.ts';
import { useRow } from '#kit/rows.ts';
import { loadWithWords } from '#kit/load-with-words.ts';

const Panel = lazy(() =>
  loadWithWords(
    'board',
    import('./GuidancePanel.tsx').then((part) => part.GuidancePanel),
  ),
);

const HandOvers = lazy(() =>
  loadWithWords(
    'board',
    import('./HandOverNotes.tsx').then((part) => part.HandOverNotes),
  ),
);

const useGuidance = (): Guidance | null => {
  const { person } = usePerson();
  const loaded = useRow(guidanceRows, person.accountId);
  return loaded.state === 'ready' ? (loaded.value?.row ?? null) : null;
};

const saysNothing = ({ supervises, postedTo, notes, handOvers }: Guidance): boolean =>
  supervises === null && postedTo === null && notes.length === 0 && handOvers.length === 0;

/** What supervision says to this manager, on their dashboard and among messages; nothing to whom it says nothing. */
export const GuidanceGate = () => {
  const guidance = useGuidance();
  if (guidance === null || saysNothing(guidance)) return null;
  return (
    <Suspense fallback={null}>
      <Panel guidance={guidance} />
    </Suspense>
  );
};

/** What was said when this farmer came to the manager. */
export const HandOversOfFarmer = ({ keeperId }: { readonly keeperId: string }) => {
  const came = useGuidance()?.handOvers.filter(({ farmerIds }) => farmerIds.includes(keeperId)) ?? [];
  if (came.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <HandOvers handOvers={came} />
    </Suspense>
  );
};
