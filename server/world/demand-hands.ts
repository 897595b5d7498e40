import { postDemand, type DemandTerms } from '@shuka/domain/marketplace';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { mill } from './companies.ts';
import { termsDraft } from './demands.ts';
import type { OpenHouse } from './open-house.ts';
import { people } from './people.ts';

/** What tests do with demands of Danjuma's for sorghum, which Musa grows. */
export const demandsIn = (house: OpenHouse) => {
  const terms = (change: Partial<DemandTerms> = {}) => termsDraft(house.clock.now(), { crop: 'Sorghum', ...change });
  const posted = async (change: Partial<DemandTerms> = {}) => {
    const input = { id: newId(), companyId: mill.companyId, ...terms(change) };
    return (await house.as(people.danjuma).call(postDemand, input)).body;
  };
  return { terms, posted };
};
