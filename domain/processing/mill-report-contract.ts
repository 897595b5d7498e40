import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { day } from '#kit/day.ts';
import { id } from '#kit/id.ts';
import { downtimeReasons, jobLossReasons } from './job-model.ts';
import { ofMill, staff } from './request-contract.ts';

const asked = { companyId: id, from: day(), to: day() };

/** What the jobs of a mill that ended in a time tell, with what came in at its gate and who sold it produce. Weights in grams. */
export const millReport = z.strictObject({
  /** What went into jobs; what came in at the gate is told apart, for it goes into jobs later. */
  intake: z.array(z.strictObject({ crop: z.string(), grams: z.int() })),
  atGate: z.array(z.strictObject({ crop: z.string(), grams: z.int(), deliveries: z.int() })),
  jobs: z.array(
    z.strictObject({
      jobId: id,
      number: z.int(),
      makes: z.string(),
      completedOn: z.string(),
      inGrams: z.int(),
      outGrams: z.int(),
      byGrams: z.int(),
      lostGrams: z.int(),
    }),
  ),
  losses: z.array(z.strictObject({ reason: z.enum(jobLossReasons), grams: z.int() })),
  suppliers: z.array(z.strictObject({ who: z.string(), crop: z.string(), grams: z.int(), kobo: z.int() })),
  machineMinutes: z.int(),
  downtimes: z.array(z.strictObject({ reason: z.enum(downtimeReasons), minutes: z.int() })),
});

export type MillReport = z.output<typeof millReport>;

export const readMillReport = endpoint({
  name: 'processing.readMillReport',
  method: 'GET',
  path: '/api/companies/:companyId/mill-report',
  who: staff,
  object: ofMill,
  input: z.strictObject(asked),
  output: millReport,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'Intake, yield, losses, suppliers and standstill of a mill in a time of a year at most',
});

export const readMillReportFile = endpoint({
  name: 'processing.readMillReportFile',
  method: 'GET',
  path: '/api/companies/:companyId/mill-report/file',
  who: staff,
  object: ofMill,
  input: z.strictObject({ ...asked, format: z.enum(['pdf', 'xlsx']) }),
  output: z.unknown(),
  errors: {},
  offline: 'never',
  audit: 'took a report of a mill away',
  limits: [{ by: 'account', times: 300, seconds: 3600 }],
  answers: 'file',
  summary: 'The report of a mill as a file, in the language of whoever asks',
});
