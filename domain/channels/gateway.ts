import * as z from 'zod/mini';

/** A text of the gateway of the telephone networks, of at most so many letters. */
export const said = (most: number) => z.string().check(z.maxLength(most, 'field.tooLong'));

/** What its calls have in common. What else it sends is left aside: it is theirs to add to. */
export const fromGateway = {
  method: 'POST',
  who: 'anyone',
  output: z.string(),
  errors: {},
  offline: 'never',
  audit: 'no',
  body: 'form',
  answers: 'text',
} as const;
