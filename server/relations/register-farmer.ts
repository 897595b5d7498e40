import { Problem } from '@shuka/domain/kit/problem.ts';
import { demandVoice, voiceTypes } from '@shuka/domain/kit/voice.ts';
import { registerFarmer as contract } from '@shuka/domain/relations';
import { findFarmerRow, openAssisted, proofExtension, tellRegistered, type KeptProof } from '#accounts';
import { viewerOf } from '#kit/context.ts';
import { readPicture } from '#kit/pictures.ts';
import { handle } from '#kit/route.ts';
import { likenessSearch } from './find-likenesses.ts';
import { moveFarmers } from './move-farmers.ts';

export const registerFarmer = handle(
  contract,
  async (asked, context, proof: KeptProof) => {
    const { db, clock } = context;
    const managerId = viewerOf(context).accountId;
    await openAssisted(context, asked, proof);
    const reason = 'The manager registered the farmer.';
    await moveFarmers(db, { farmerIds: [asked.id], managerId, decidedBy: managerId, reason }, clock.now());
    await tellRegistered(context, asked.id);
    await context.jobs.send(likenessSearch, {}, db); // another manager may have registered the same farmer
    const farmer = await findFarmerRow(db, asked.id);
    if (farmer === null) throw new Problem('not-found');
    return farmer;
  },
  {
    prepare: async ({ consent: { proof } }, { files }): Promise<KeptProof> => {
      const bytes = Buffer.from(proof.data, 'base64');
      const voice = voiceTypes.find((type) => type === proof.mediaType);
      if (voice === undefined) {
        const { full } = await readPicture(bytes);
        return { key: await files.put(full, 'webp'), mediaType: 'image/webp' };
      }
      demandVoice(voice, bytes);
      return { key: await files.put(bytes, proofExtension[voice]), mediaType: voice };
    },
  },
);
