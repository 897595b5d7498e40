import { useState } from 'react';
import { farmerRows, profileRows } from '@shuka/domain/accounts';
import { likeFarmers, type KnownFarmer, type Likeness } from '@shuka/domain/relations';
import { useKept } from '#kit/rows.ts';
import type { AssistDraft } from './register-draft.ts';

/** Who among the farmers on this phone may be the one who is being registered. */
export const useLikeFarmers = ({ id }: AssistDraft, managerId: string) => {
  const farmers = useKept(farmerRows);
  const profiles = useKept(profileRows);
  const [found, setFound] = useState<readonly Likeness[]>([]);

  const known = (): KnownFarmer[] => {
    const places = new Map(profiles.map(({ row }) => [row.id, row]));
    return farmers
      .filter(({ row }) => row.id !== id && row.id !== managerId)
      .map(({ row }) => {
        const place = places.get(row.id);
        const where = { village: place?.location ?? '', stateCode: place?.stateCode ?? '', lga: place?.lga ?? '' };
        return { id: row.id, firstName: row.firstName, lastName: row.lastName, phone: row.phone, ...where };
      });
  };

  /** Looks for them by what stands in the form. @returns whether there is anybody to ask about. */
  const search = (form: HTMLFormElement | null): boolean => {
    const typed = form === null ? null : new FormData(form);
    const text = (name: string): string => String(typed?.get(name) ?? '');
    const like = likeFarmers(known(), {
      firstName: text('firstName'),
      lastName: text('lastName'),
      phone: text('phone'),
      village: text('village'),
      stateCode: text('stateCode'),
      lga: text('lga'),
    });
    setFound(like);
    return like.length > 0;
  };
  return { found, search };
};
