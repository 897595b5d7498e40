/* The forms of public pages, each in a part of its own. */
export const loadSystemStatus = async () => (await import('./SystemStatus.tsx')).SystemStatus;
