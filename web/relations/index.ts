/** Relations on screen: where an admin says which extension manager looks after whom. Loads when it is opened. */
import { loadWithWords } from '#kit/load-with-words.ts';

export const loadAssignmentsPage = () =>
  loadWithWords(
    'staff',
    import('./AssignmentsPage.tsx').then((part) => part.AssignmentsPage),
  );
