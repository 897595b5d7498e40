const lostCodes = new Set([
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
]);

const lostWords = /timeout|terminated|not queryable|Connection ended|socket/i;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether an error says that the database cannot answer now, so that the same call may go through later. */
export const isDatabaseAway = (error: unknown): boolean =>
  lostCodes.has(codeOf(error)) ||
  codeOf(error).startsWith('08') ||
  (error instanceof Error && codeOf(error) === '' && lostWords.test(error.message));

/** Whether two transactions stood in each other's way and this one may simply run again. */
export const isCollision = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** Whether a text came that no text or JSON of the database can hold. */
export const cannotHoldText = (error: unknown): boolean => ['22021', '22P05'].includes(codeOf(error));

/** The constraint a write broke, or null when that is not what happened. */
export const brokenConstraint = (error: unknown): string | null =>
  codeOf(error).startsWith('23') && error instanceof Error && 'constraint' in error ? String(error.constraint) : null;
