import { readEudrFile, readEudrPack, readEudrPaper } from '@shuka/domain/traceability';
import { BackLink } from '#kit/back-link.tsx';
import { fetchFile } from '#kit/fetch-file.ts';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { LandPapers } from './LandPapers.tsx';
import { useLotOfAddress } from './LotLabelsPage.tsx';
import { PackPlots } from './PackPlots.tsx';

/** The plots a lot came from, what of them must be mended for the EU’s register, the papers on their land, and the file. */
export const LotPlotsPage = () => {
  const { t } = useWords();
  const { keeperId, lotId, lotPath } = useLotOfAddress();
  const loaded = useLoad(readEudrPack, { keeperId, lotId });
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={lotPath}>{t('codes.backToLot')}</BackLink>
      <h1 className="text-2xl font-bold">{t('codes.eudrTitle')}</h1>
      <p>{t('codes.eudrLead')}</p>
      <LoadedPart loaded={loaded}>
        {(pack) => (
          <>
            <PackPlots pack={pack} />
            {pack.isReady && (
              <DownloadButton
                says={t('codes.eudrDownload')}
                get={() => fetchFile(readEudrFile, { keeperId, lotId }, `eudr-${lotId}.geojson`)}
              />
            )}
            {pack.plots.length > 0 && (
              <DownloadButton
                says={t('codes.eudrPaper')}
                get={() => fetchFile(readEudrPaper, { keeperId, lotId }, `eudr-${lotId}.pdf`)}
              />
            )}
            {pack.plots.map((plot) => (
              <LandPapers key={plot.plotId} plot={plot} keeperId={keeperId} onDone={loaded.reload} />
            ))}
          </>
        )}
      </LoadedPart>
    </section>
  );
};
