import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { fromGateway, said } from './gateway.ts';

/** More than networks pass on of one session. */
const mostTypedLetters = 2000;

export const answerUssd = endpoint({
  ...fromGateway,
  name: 'channels.answerUssd',
  path: '/api/channels/ussd/:secret',
  input: z.object({
    secret: said(200),
    sessionId: said(120).check(z.minLength(1, 'field.wrong')),
    phoneNumber: said(30),
    networkCode: z.optional(said(30)),
    serviceCode: z.optional(said(60)),
    text: said(mostTypedLetters),
  }),
  summary:
    "Answers a step of a USSD session as Africa's Talking asks for it: CON and END lines; only to the gateway that knows the secret of the address",
});
