import { refusedField } from '@shuka/domain/kit/problem.ts';
import { cannotHoldText } from '#kit/database-errors.ts';

/** Where a text holds the letter 0, which no text of PostgreSQL may (its manual, 8.3); null where none does. */
const zeroLetterAt = (value: unknown, path: readonly string[] = []): string | null => {
  if (typeof value === 'string') return value.includes('\0') ? path.join('.') : null;
  if (value === null || typeof value !== 'object') return null;
  for (const [key, held] of Object.entries(value)) {
    const found = zeroLetterAt(held, [...path, key]);
    if (found !== null) return found;
  }
  return null;
};

/**
 * What to tell of an act that failed: a text that the database cannot hold is refused beside its field, whatever the
 * contract forgot to ask of it.
 */
export const failureOf = (error: unknown, input: unknown): unknown => {
  const field = cannotHoldText(error) ? zeroLetterAt(input) : null;
  return field === null ? error : refusedField(field, 'field.controlCharacter');
};
