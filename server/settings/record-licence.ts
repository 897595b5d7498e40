import { checkLicenceDays, nextLicenceVersion, recordLicence as contract } from '@shuka/domain/settings';
import { viewerOf, type Context } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdLicences, insertLicence, readLicences } from './licence-store.ts';

/** Sees to it that whoever acts has just typed their password; people stand below this slice. */
export type DemandPassword = (context: Context, password: string) => Promise<unknown>;

export const recordLicence = (demandPassword: DemandPassword) =>
  handle(
    contract,
    async ({ id, trade, after, holder, number, issuer, validFrom, validUntil }, context) => {
      const licence = { holder, number, issuer, validFrom, validUntil };
      const { db, clock } = context;
      checkLicenceDays(licence);
      await holdLicences(db);
      const version = nextLicenceVersion(await readLicences(db), trade, after);
      const said = { saidAt: clock.now().toISOString(), by: viewerOf(context).accountId };
      const word = { trade, version, licence, reason: '', ...said };
      await insertLicence(db, id, word);
      return word;
    },
    { prepare: ({ password }, context) => demandPassword(context, password) },
  );
