/** Where the QR code of a card leads: whoever looks after the farmer finds them there, others find nothing. */
export const cardAddress = (origin: string, code: string): string => `${origin}/c/${code}`;

/** A code in groups of four, as people read it out. */
export const spacedCode = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1 ');
