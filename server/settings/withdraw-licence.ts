import { nextLicenceVersion, withdrawLicence as contract } from '@shuka/domain/settings';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { viewerOf } from '#kit/context.ts';
import { handle } from '#kit/route.ts';
import { holdLicences, insertLicence, readLicences } from './licence-store.ts';
import type { DemandPassword } from './record-licence.ts';

export const withdrawLicence = (demandPassword: DemandPassword) =>
  handle(
    contract,
    async ({ id, trade, reason, after }, context) => {
      const { db, clock } = context;
      await holdLicences(db);
      const said = await readLicences(db);
      const version = nextLicenceVersion(said, trade, after);
      const newest = said.find((one) => one.trade === trade);
      if (newest === undefined || newest.licence === null) throw new Problem('no-licence');
      const word = { trade, version, licence: null, reason };
      const made = { ...word, saidAt: clock.now().toISOString(), by: viewerOf(context).accountId };
      await insertLicence(db, id, made);
      return made;
    },
    { prepare: ({ password }, context) => demandPassword(context, password) },
  );
