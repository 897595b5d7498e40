import type { ReactNode } from 'react';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import type { Demand } from '@shuka/domain/marketplace';
import { cropName } from '#kit/crop-name.ts';
import { useWords } from '#kit/words.tsx';
import { daysText, priceText, trustText, weight } from './demand-words.ts';
import { MarketCard } from './MarketCard.tsx';

type Props = { readonly demand: Demand; readonly to: string; readonly children?: ReactNode };

/** One demand among others, with the way to all of it. */
export const DemandCard = ({ demand, to, children }: Props) => {
  const words = useWords();
  const { crop, companyName, lga, stateCode, grams, buyerTrust } = demand;
  return (
    <MarketCard
      title={words.t('demand.wants', {
        company: companyName,
        weight: weight(grams, words),
        crop: cropName(crop, words),
      })}
      to={to}
      price={priceText(demand, words)}
      place={[lga, stateName(stateCode)].join(', ')}
      days={daysText(demand, words)}
      trust={trustText(buyerTrust, 'buyer', words)}
    >
      {children}
    </MarketCard>
  );
};
