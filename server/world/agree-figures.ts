import { draftReference, readReference, settleReference } from '@shuka/domain/admin';
import { dayOf } from '@shuka/domain/kit/day.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import type { OpenHouse } from './open-house.ts';
import { people } from './people.ts';

type Change = {
  readonly values: Readonly<Record<string, number>>;
  readonly fromDay?: string;
  readonly source?: string;
  /** Nothing else than these values is in the new version. */
  readonly isWhole?: boolean;
};

/** Two admins change figures: Ngozi drafts what is different from what holds, Ifeoma agrees. */
export const figuresDesk = (house: OpenHouse) => {
  const { ngozi, ifeoma } = people;
  const today = dayOf(house.clock.now());
  const draft = async (
    name: string,
    { values, fromDay = today, source = 'Found out at the markets.', isWhole = false }: Change,
  ) => {
    const page = (await house.as(ngozi).call(readReference, { name })).body;
    const before = isWhole ? {} : page.versions[0]?.values;
    const said = { values: { ...before, ...values }, source, sourceUrl: '', sourceDay: today, fromDay };
    const asked = { id: newId(), name, madeOf: page.newest, password: ngozi.password, ...said };
    return house.as(ngozi).call(draftReference, asked);
  };
  const agree = (versionId: string, isAgreed = true) =>
    house.as(ifeoma).call(settleReference, { id: newId(), versionId, isAgreed, password: ifeoma.password });
  const change = async (name: string, one: Change) => {
    const { body } = await draft(name, one);
    return (await agree(body.versions.find(({ state }) => state === 'asked')?.id ?? '')).body;
  };
  return { draft, agree, change };
};
