/** Supervision on screen: the board of a zone, notes, hand-over, events, the yearly return; an admin's zones. Each loads when it is opened. */
import { loadWithWords } from '#kit/load-with-words.ts';

export { boardPath, eventsPath, returnPath, zonesPath } from './supervision-paths.ts';

export const loadGuidance = () => import('./GuidanceGate.tsx').then((part) => part.GuidanceGate);
export const loadHandOversOfFarmer = () => import('./GuidanceGate.tsx').then((part) => part.HandOversOfFarmer);

export const loadBoardPage = () =>
  loadWithWords(
    'board',
    import('./BoardPage.tsx').then((part) => part.BoardPage),
  );
export const loadZoneManagerPage = () =>
  loadWithWords(
    'board',
    import('./ZoneManagerPage.tsx').then((part) => part.ZoneManagerPage),
  );
export const loadZoneFarmersPage = () =>
  loadWithWords(
    'board',
    import('./ZoneFarmersPage.tsx').then((part) => part.ZoneFarmersPage),
  );
/** With the words of inspections: stages and outcomes. */
export const loadZoneInspectionsPage = () =>
  loadWithWords(
    'inspect',
    loadWithWords(
      'board',
      import('./ZoneInspectionsPage.tsx').then((part) => part.ZoneInspectionsPage),
    ),
  );
export const loadHandOverPage = () =>
  loadWithWords(
    'board',
    import('./HandOverPage.tsx').then((part) => part.HandOverPage),
  );
export const loadReturnPage = () =>
  loadWithWords(
    'board',
    import('./ReturnPage.tsx').then((part) => part.ReturnPage),
  );
export const loadEventsPage = () =>
  loadWithWords(
    'board',
    import('./EventsPage.tsx').then((part) => part.EventsPage),
  );
export const loadZonesPage = () =>
  loadWithWords(
    'board',
    import('./ZonesPage.tsx').then((part) => part.ZonesPage),
  );
export const loadZonePage = () =>
  loadWithWords(
    'board',
    import('./ZonePage.tsx').then((part) => part.ZonePage),
  );
