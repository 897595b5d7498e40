import { profileRows } from '@shuka/domain/accounts';
import { FacePicture } from '#kit/face-picture.tsx';
import { useRow } from '#kit/rows.ts';
import { usePerson } from './SessionProvider.tsx';

/** The face of whoever is here, for the menu; nothing where there is none. */
export const OwnFace = () => {
  const { person } = usePerson();
  const loaded = useRow(profileRows, person.accountId);
  const face = loaded.state === 'ready' ? (loaded.value?.row.face ?? null) : null;
  return face === null ? null : <FacePicture face={face} className="mx-3 mb-1 size-14" />;
};
