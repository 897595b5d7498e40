import { profileRows } from '@shuka/domain/accounts';
import { FacePicture } from '#kit/face-picture.tsx';
import { useRow } from '#kit/rows.ts';

/** The face of a farmer whose records are on this phone. */
export const FarmerFace = ({ farmerId }: { farmerId: string }) => {
  const loaded = useRow(profileRows, farmerId);
  return <FacePicture face={loaded.state === 'ready' ? (loaded.value?.row.face ?? null) : null} className="size-12" />;
};
