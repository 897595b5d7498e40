import { usePerson } from '#accounts';
import { Suspense } from '#kit/lazy.ts';
import { loadListenPart } from '#settings';
import { optional } from './optional.ts';

/* Parts of the frame that nobody waits for: the shell carries the way to one file of them. */
export { InstallLine } from './InstallLine.tsx';

const ListenPart = optional(loadListenPart);

/** Reads the screens of farmers aloud. */
export const Listen = () => {
  const { person } = usePerson();
  return <Suspense>{person.roles.includes('farmer') && <ListenPart />}</Suspense>;
};
