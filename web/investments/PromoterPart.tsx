import type { Offer } from '@shuka/domain/investments';
import { formatNumber } from '@shuka/domain/kit/calendar.ts';
import { Facts } from '#kit/facts.tsx';
import { useWords } from '#kit/words.tsx';
import { IssuerLimit } from './IssuerLimit.tsx';
import { Part } from './Part.tsx';

/** Whose offer it is, and how their earlier ones ended; losses too. */
export const PromoterPart = ({ offer }: { readonly offer: Offer }) => {
  const { t } = useWords();
  const { promoter, promoterRole, farmer, record } = offer;
  const { running, paid, late, short, lost } = record;
  const isFirst = running + paid + late + short + lost === 0;
  return (
    <Part title={t('investments.promoterTitle')}>
      <p>
        <strong className="text-lg">{promoter.name}</strong>{' '}
        {promoterRole === 'farmer'
          ? t('investments.promoterIsFarmer')
          : t('investments.promoterIsManager', { farmer: farmer.name })}
      </p>
      <IssuerLimit issuer={offer.issuer} />
      {isFirst ? (
        <p>{t('investments.firstOffer')}</p>
      ) : (
        <Facts
          facts={[
            [t('investments.recordPaid'), formatNumber(paid)],
            [t('investments.recordLate'), formatNumber(late)],
            [t('investments.recordShort'), formatNumber(short)],
            [t('investments.recordLost'), formatNumber(lost)],
            [t('investments.recordRunning'), formatNumber(running)],
          ]}
        />
      )}
    </Part>
  );
};
