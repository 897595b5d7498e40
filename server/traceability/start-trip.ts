import { checkExpected, linkEnd, type LotTripDraft, type TripDraft } from '@shuka/domain/traceability';
import { isLga } from '@shuka/domain/kit/nigeria.ts';
import { Problem, refusedField } from '@shuka/domain/kit/problem.ts';
import { readPhone } from '#accounts';
import { viewerOf, type Context } from '#kit/context.ts';
import { insertTripLines, type NewLine } from './trip-line-store.ts';
import { insertTrip } from './trip-store.ts';
import { tellDriver } from './trip-jobs.ts';
import { tripTokenHash } from './trip-token.ts';

type Planned = Omit<LotTripDraft & TripDraft, 'lots' | 'units' | 'parts' | 'shipmentIds' | 'companyId' | 'toCompanyId'>;

type Of = {
  readonly companyId: string | null;
  readonly toCompanyId: string | null;
  readonly fromPlace: string;
  readonly lines: readonly NewLine[];
};

/** @throws Problem `no-sms-for-link` where nobody sends text messages: no driver would learn of the trip. */
export const demandSms = ({ smsSender }: Pick<Context, 'smsSender'>): void => {
  if (smsSender === null) throw new Problem('no-sms-for-link');
};

const atLeastOne = (lines: readonly NewLine[]): void => {
  if (lines.length === 0) throw refusedField('parts', 'traceability.partRequired');
};

/** Keeps a trip as it is planned, and sends its driver the link. */
export const startTrip = async (context: Context, draft: Planned, of: Of): Promise<void> => {
  const { db, clock, secrets } = context;
  const now = clock.now();
  checkExpected(draft.expectedAt, now);
  atLeastOne(of.lines);
  if (!isLga(draft.toStateCode, draft.toLga)) throw refusedField('toLga', 'farms.lgaRequired');
  const { receiverPhone } = draft;
  await insertTrip(db, {
    ...draft,
    companyId: of.companyId,
    toCompanyId: of.toCompanyId,
    fromPlace: of.fromPlace,
    driverPhone: readPhone(draft.driverPhone, 'driverPhone'),
    receiverPhone: receiverPhone === '' ? '' : readPhone(receiverPhone, 'receiverPhone'),
    byId: viewerOf(context).accountId,
    at: now.toISOString(),
    linkUntil: linkEnd(draft.expectedAt).toISOString(),
    tokenHash: tripTokenHash(secrets, draft.id, 1),
  });
  await insertTripLines(db, draft.id, of.lines);
  await tellDriver(context, draft.id);
};
