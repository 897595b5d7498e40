import { Redirect, useParams } from 'wouter';
import { FarmView } from './FarmView.tsx';

const myFarms = '/Farmer/MyFarms';

/** One farm, for its keeper. */
export const FarmPage = () => {
  const { farmId } = useParams();
  if (farmId === undefined) return <Redirect to={myFarms} replace />;
  return <FarmView farmId={farmId.toLowerCase()} backTo={myFarms} backSays="farms.back" />;
};
