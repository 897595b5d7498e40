import { useLocation, useParams } from 'wouter';
import { ownSymbols, printLotLabels } from '@shuka/domain/traceability';
import { usePerson } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { fetchFile } from '#kit/fetch-file.ts';
import { useWords } from '#kit/words.tsx';
import { PrintLabels } from './PrintLabels.tsx';

/** Whose lot an address below somebody’s produce is about: one’s own, or that of a farmer in care. */
export const useLotOfAddress = () => {
  const { lotId = '', farmerId } = useParams();
  const { person } = usePerson();
  const [pathname] = useLocation();
  return {
    lotId: lotId.toLowerCase(),
    keeperId: (farmerId ?? person.accountId).toLowerCase(),
    lotPath: pathname.replace(/\/(labels|eudr|follow|trip)\/?$/i, ''),
  };
};

/** What somebody puts on the sacks of a lot. */
export const LotLabelsPage = () => {
  const { t } = useWords();
  const { keeperId, lotId, lotPath } = useLotOfAddress();
  return (
    <section className="grid max-w-xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={lotPath}>{t('codes.backToLot')}</BackLink>
      <h1 className="text-2xl font-bold">{t('lots.labels')}</h1>
      <p>{t('codes.ownCode')}</p>
      <PrintLabels
        symbols={ownSymbols}
        pictureOf={(symbol) => `/api/farmers/${keeperId}/lots/${lotId}/labels?symbol=${symbol}&on=picture`}
        fetch={(symbol, on, copies) =>
          fetchFile(printLotLabels, { keeperId, lotId, symbol, on, copies }, `labels-${on}.pdf`)
        }
      />
    </section>
  );
};
