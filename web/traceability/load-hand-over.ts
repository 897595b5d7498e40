/** The last form of a trip, asked for once the page is there. */
export const loadHandOver = async () => (await import('./HandOverForm.tsx')).HandOverForm;
