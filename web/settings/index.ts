/** Settings on screen: what works right now, and the doors an admin opens and closes. */
import { loadWithWords } from '#kit/load-with-words.ts';

export const loadSystemStatus = async () => (await import('./SystemStatus.tsx')).SystemStatus;
export const loadSwitchesPage = () =>
  loadWithWords(
    'staff',
    import('./SwitchesPage.tsx').then((part) => part.SwitchesPage),
  );
