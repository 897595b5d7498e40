import * as z from 'zod/mini';
import { readFeedingPlan, type SoilTest } from '@shuka/domain/advisory';
import { dropDraft, keepDraft, readDraft } from '#kit/drafts.ts';
import { refusalsOf } from '#kit/submit.ts';

export const soilFields = ['ph', 'organicCarbon', 'phosphorusOlsen', 'potassium'] as const;

type SoilField = (typeof soilFields)[number];

const kept = z.strictObject({
  ph: z.number(),
  organicCarbon: z.number(),
  phosphorusOlsen: z.number(),
  potassium: z.number(),
});

const keyOf = (ground: string): string => `soil ${ground}`;

/** The soil test of some land as it was typed last on this phone; null where none was. */
export const keptSoil = async (ground: string): Promise<SoilTest | null> =>
  z.safeParse(kept, await readDraft(keyOf(ground))).data ?? null;

export const keepSoil = (ground: string, soil: SoilTest | null): Promise<void> =>
  soil === null ? dropDraft(keyOf(ground)) : keepDraft(keyOf(ground), soil);

type Typed = Readonly<Partial<Record<SoilField, string>>>;

/** A soil test from what was typed, null for empty fields; or what is wrong with each field, by the rules of the endpoint. */
export const typedSoil = (typed: Typed): { soil: SoilTest | null } | { errors: Partial<Record<SoilField, string>> } => {
  const said = Object.fromEntries(
    soilFields.flatMap((name) => {
      const text = (typed[name] ?? '').trim().replace(',', '.');
      return text === '' ? [] : [[name, text]];
    }),
  );
  const anySeason = '00000000-0000-7000-8000-000000000000';
  const wrong = refusalsOf(readFeedingPlan, { seasonId: anySeason, ...said });
  if (wrong.length > 0) return { errors: Object.fromEntries(wrong.map(({ field, says }) => [field, says])) };
  if (Object.keys(said).length === 0) return { soil: null };
  const numberOf = (name: SoilField): number => Number(said[name]);
  return {
    soil: {
      ph: numberOf('ph'),
      organicCarbon: numberOf('organicCarbon'),
      phosphorusOlsen: numberOf('phosphorusOlsen'),
      potassium: numberOf('potassium'),
    },
  };
};
