/** Settings on screen: what works right now, and the doors an admin opens and closes. */
export const loadSystemStatus = async () => (await import('./SystemStatus.tsx')).SystemStatus;
export const loadSwitchesPage = async () => (await import('./SwitchesPage.tsx')).SwitchesPage;
