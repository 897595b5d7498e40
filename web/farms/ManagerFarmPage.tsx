import { Redirect, useParams } from 'wouter';
import { farmerRows } from '@shuka/domain/accounts';
import type { Farm } from '@shuka/domain/farms';
import { PhoneLink } from '#kit/phone-link.tsx';
import { useKept } from '#kit/rows.ts';
import type { FarmPart } from './farm-part.ts';
import { FarmView } from './FarmView.tsx';
import { fullName } from './in-care.ts';

const farmsInCare = '/ExtensionManager/Efarms';

/** One farm, for the manager who looks after its keeper: whom to call, and the farm as its keeper sees it. */
export const ManagerFarmPage = ({ More }: { readonly More?: FarmPart }) => {
  const { farmId } = useParams();
  if (farmId === undefined) return <Redirect to={farmsInCare} replace />;
  const way = { backTo: farmsInCare, backSays: 'farms.managerFarms' } as const;
  return <FarmView farmId={farmId.toLowerCase()} {...way} About={Keeper} More={More} />;
};

const Keeper = ({ farm }: { farm: Farm }) => {
  const keeper = useKept(farmerRows).find(({ row }) => row.id === farm.keeperId)?.row;
  if (keeper === undefined) return null;
  return (
    <div className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
      <p className="break-words text-lg font-bold">{fullName(keeper)}</p>
      <PhoneLink phone={keeper.phone} />
    </div>
  );
};
