import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';

const said = (most: number) => z.string().check(z.maxLength(most, 'field.tooLong'));

/** More than networks pass on of one session. */
const mostTypedLetters = 2000;

export const answerUssd = endpoint({
  name: 'channels.answerUssd',
  method: 'POST',
  path: '/api/channels/ussd/:secret',
  who: 'anyone',
  /** What else the gateway sends is left aside: it is theirs to add to. */
  input: z.object({
    secret: said(200),
    sessionId: said(120).check(z.minLength(1, 'field.wrong')),
    phoneNumber: said(30),
    networkCode: z.optional(said(30)),
    serviceCode: z.optional(said(60)),
    text: said(mostTypedLetters),
  }),
  output: z.string(),
  errors: {},
  offline: 'never',
  audit: 'no',
  body: 'form',
  answers: 'text',
  summary:
    "Answers a step of a USSD session as Africa's Talking asks for it: CON and END lines; only to the gateway that knows the secret of the address",
});
