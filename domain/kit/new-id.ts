import { uuidv7 } from 'uuidv7';

/** A new UUIDv7 (RFC 9562, section 5.7): made where the thing is born, so it is its identity offline too. */
export const newId = (): string => uuidv7();
