import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { leftOfHarvest } from '@shuka/domain/lots';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { seasonRows, type Harvest } from '@shuka/domain/seasons';
import { BackLink } from '#kit/back-link.tsx';
import { cropName } from '#kit/crop-name.ts';
import { FormDraft } from '#kit/form-draft.tsx';
import { Notice } from '#kit/notice.tsx';
import { useRow } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { useLotPaths } from './lot-paths.ts';
import { amountText } from './lot-words.ts';
import { StoreHarvestForm } from './StoreHarvestForm.tsx';
import { useKeeperId, useStock, type Stock } from './use-stock.ts';
import { newWriting } from './writing.ts';

/** Puts a harvest into store, or the part of it that is not there yet. */
export const StoreHarvestPage = () => {
  const { t } = useWords();
  const { harvestId = '' } = useParams();
  const stock = useStock(useKeeperId());
  const paths = useLotPaths();
  const { harvest } = leftOfHarvest(harvestId.toLowerCase(), stock.harvests, stock.steps);
  return (
    <section className="grid max-w-xl gap-4">
      <BackLink to={paths.produce}>{t('lots.backToProduce')}</BackLink>
      <h1 className="text-2xl font-bold">{t('lots.store')}</h1>
      {harvest === null ? (
        <Notice kind="hint">{t('lots.harvestNotHere')}</Notice>
      ) : (
        <StoreIt harvest={harvest} stock={stock} />
      )}
    </section>
  );
};

const StoreIt = ({ harvest, stock }: { readonly harvest: Harvest; readonly stock: Stock }) => {
  const words = useWords();
  const paths = useLotPaths();
  const [, go] = useLocation();
  const [stepId] = useState(newId);
  const season = useRow(seasonRows, harvest.seasonId);
  const { leftGrams } = leftOfHarvest(harvest.id, stock.harvests, stock.steps);
  const row = season.state === 'ready' ? season.value?.row : undefined;
  if (row === undefined) return null;
  return (
    <>
      <p className="text-lg">
        {words.t('lots.notStoredYet', {
          name: cropName(row.crop, words),
          amount: amountText(Math.max(0, leftGrams), harvest, words),
        })}
      </p>
      <FormDraft name={`lot store ${harvest.id}`}>
        {(saved) => (
          <StoreHarvestForm
            season={row}
            harvest={harvest}
            stock={stock}
            entered={null}
            writing={newWriting(stepId, (draft) => void saved().then(() => go(paths.lot(draft.lot.id))))}
          />
        )}
      </FormDraft>
    </>
  );
};
