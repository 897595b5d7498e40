import { useState } from 'react';
import { listThings, readGoodsEudrFile, readGoodsEudrPack, readGoodsEudrPaper } from '@shuka/domain/traceability';
import { fetchFile } from '#kit/fetch-file.ts';
import { SelectField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { ComplyFrame } from './ComplyFrame.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { PackPlots, type Pack } from './PackPlots.tsx';

/** The plots that goods of a company grew on, whatever became of the lots in between. */
export const GoodsPlotsPage = () => (
  <ComplyFrame says="comply.plots" lead="comply.plotsLead">
    {({ companyId }) => <ChooseGoods companyId={companyId} />}
  </ComplyFrame>
);

const ChooseGoods = ({ companyId }: { readonly companyId: string }) => {
  const { t } = useWords();
  const pages = usePages(companyId);
  const loaded = useLoad(listThings, { companyId, ...pages.query, limit: '50' });
  const [thing, setThing] = useState(new URLSearchParams(location.search).get('thing') ?? '');
  return (
    <LoadedPart loaded={loaded}>
      {({ items, next }) =>
        items.length === 0 && thing === '' ? (
          <p>{t('comply.noGoods')}</p>
        ) : (
          <>
            <SelectField
              name="thing"
              label={t('comply.goods')}
              value={thing}
              onChange={({ target }) => setThing(target.value)}
            >
              <option value="">{t('comply.chooseGoods')}</option>
              {items.map((one) => (
                <option key={one.thing} value={one.thing}>
                  {[one.name, one.place, one.bornAt?.slice(0, 10), one.thing.split('/').slice(-2).join('/')]
                    .filter((text) => text !== undefined && text !== '')
                    .join(' · ')}
                </option>
              ))}
            </SelectField>
            <Pager pages={pages} next={next} />
            {thing !== '' && <GoodsPack key={thing} companyId={companyId} thing={thing} />}
          </>
        )
      }
    </LoadedPart>
  );
};

type Asked = { readonly companyId: string; readonly thing: string };

const GoodsPack = (asked: Asked) => {
  const { t } = useWords();
  const loaded = useLoad(readGoodsEudrPack, asked);
  return (
    <LoadedPart loaded={loaded}>
      {(pack) => (
        <>
          <PackPlots pack={pack} />
          <PapersOfPack asked={asked} pack={pack} />
          {pack.isReady && (
            <DownloadButton
              says={t('codes.eudrDownload')}
              get={() => fetchFile(readGoodsEudrFile, asked, 'eudr-goods.geojson')}
            />
          )}
          {pack.plots.length > 0 && (
            <DownloadButton
              says={t('codes.eudrPaper')}
              get={() => fetchFile(readGoodsEudrPaper, asked, 'eudr-goods.pdf')}
            />
          )}
        </>
      )}
    </LoadedPart>
  );
};

const PapersOfPack = ({ asked, pack }: { readonly asked: Asked; readonly pack: Pack }) => {
  const { t, say } = useWords();
  const papers = pack.plots.flatMap(({ name, land }) => land.papers.map((paper) => ({ ...paper, name })));
  if (papers.length === 0) return null;
  const query = new URLSearchParams({ thing: asked.thing }).toString();
  return (
    <section className="grid gap-2">
      <h2 className="text-lg font-bold">{t('codes.landTitle')}</h2>
      <ul className="grid gap-2">
        {papers.map(({ id, name, kind }) => (
          <li key={id}>
            <a
              className="inline-flex min-h-11 items-center font-semibold break-words text-leaf underline"
              href={`/api/companies/${asked.companyId}/eudr/land-papers/${id}?${query}`}
              target="_blank"
              rel="noreferrer"
            >
              {[name, say(`codes.landPaper.${kind}`)].join(': ')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
