import { Redirect, useParams } from 'wouter';
import type { FarmPart } from './farm-part.ts';
import { FarmView } from './FarmView.tsx';

const myFarms = '/Farmer/MyFarms';

/** One farm, for its keeper. `More` is what other slices know of it. */
export const FarmPage = ({ More }: { readonly More?: FarmPart }) => {
  const { farmId } = useParams();
  if (farmId === undefined) return <Redirect to={myFarms} replace />;
  return <FarmView farmId={farmId.toLowerCase()} backTo={myFarms} backSays="farms.back" More={More} />;
};
