import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { optionalText, requiredText } from '#kit/text.ts';

/* What anybody may call. In a file of its own: the page with the form loads nothing of companies. */

/** The path that a code opens. */
export const codePath = requiredText('genuine.codeRequired', 200);

/** As near as anybody says where they are: a state and an LGA, or nothing at all. */
const coarse = {
  stateCode: z.string().check(z.regex(/^([A-Z]{2})?$/, 'field.wrong')),
  /** One of the state’s; the server has the list. Empty where nobody says, as the state is then. */
  lga: optionalText(60),
};

/** What speaks against goods being what their code says. */
export const warnings = ['recalled', 'sold-out', 'too-many-places'] as const;

export const checkGenuine = endpoint({
  name: 'traceability.checkGenuine',
  method: 'POST',
  path: '/api/genuine-checks',
  who: 'anyone',
  input: z.strictObject({ at: codePath, ...coarse }),
  output: z.strictObject({
    /** Whether anybody of this house made such a code. */
    isKnown: z.boolean(),
    name: z.string(),
    companyName: z.string(),
    batch: z.string(),
    warnings: z.array(z.string()),
    /** In how many LGAs it was checked in the last 30 days, this one among them. */
    places: z.int(),
  }),
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'ip', times: 60, seconds: 3600 }],
  summary: 'Checks a code when somebody asks for it; keeps no more than the LGA they chose, for 30 days',
});

export const fakeStates = ['new', 'looked-at', 'answered'] as const;

export type FakeState = (typeof fakeStates)[number];

export const reportFake = endpoint({
  name: 'traceability.reportFake',
  method: 'POST',
  path: '/api/fake-reports',
  who: 'anyone',
  input: z.strictObject({ id, at: codePath, says: requiredText('genuine.saysRequired', 1000), ...coarse }),
  output: z.strictObject({ id }),
  errors: {},
  offline: 'never',
  audit: 'no',
  creates: true,
  limits: [{ by: 'ip', times: 10, seconds: 3600 }],
  summary: 'Tells the maker and the staff of goods that look false; asks for no name',
});

export const readFakeAnswer = endpoint({
  name: 'traceability.readFakeAnswer',
  method: 'GET',
  path: '/api/fake-reports/:reportId',
  who: 'anyone',
  input: z.strictObject({ reportId: id }),
  output: z.strictObject({ state: z.string(), answer: z.string(), at: z.string() }),
  errors: {},
  offline: 'never',
  audit: 'no',
  limits: [{ by: 'ip', times: 120, seconds: 3600 }],
  summary: 'What became of a report of a fake, for whoever has its number',
});
