import {
  joinDraft,
  leftOfHarvest,
  moveDraft,
  splitDraft,
  storeDraft,
  writeOffDraft,
  type joinLots,
  type moveLot,
  type splitLot,
  type storeHarvest,
  type StoreDraft,
  type writeOffLot,
} from '@shuka/domain/lots';
import { seasonRows } from '@shuka/domain/seasons';
import { fitting } from '#kit/fitting.ts';
import { Notice } from '#kit/notice.tsx';
import { rowsOf, useKept } from '#kit/rows.ts';
import { useWords } from '#kit/words.tsx';
import { JoinLotsForm } from './JoinLotsForm.tsx';
import { LeftNow } from './LeftNow.tsx';
import { MoveLotForm } from './MoveLotForm.tsx';
import { SplitLotForm } from './SplitLotForm.tsx';
import { StoreHarvestForm } from './StoreHarvestForm.tsx';
import { useStock, type Stock } from './use-stock.ts';
import { WriteOffLotForm } from './WriteOffLotForm.tsx';
import { mendedWriting } from './writing.ts';

type Props = {
  readonly input: Readonly<Record<string, unknown>>;
  readonly onMended: (input: unknown) => void;
};

/** A step with lots that the server did not take, made right by a person, who sees what is left now. */
export const MendLotForm = (props: Props) => {
  const stock = useStock(String(props.input['keeperId']));
  return (
    <div className="grid gap-4">
      <LeftNow input={props.input} />
      <Mended {...props} stock={stock} />
    </div>
  );
};

type WithStock = Props & { readonly stock: Stock };

const Mended = ({ input, onMended, stock }: WithStock) => {
  const { t } = useWords();
  const stored = fitting(storeDraft, input);
  if (stored !== null) return <MendStored input={input} onMended={onMended} stock={stock} stored={stored} />;
  const joined = fitting(joinDraft, input);
  const lotId = joined?.takes.find((take) => stock.lots.has(take.lotId))?.lotId ?? String(input['lotId']);
  const lot = stock.lots.get(lotId);
  if (lot === undefined) return <Notice kind="hint">{t('lots.notHere')}</Notice>;
  const about = { lot, stock };
  if (joined !== null)
    return <JoinLotsForm {...about} entered={joined} writing={mendedWriting<typeof joinLots>(input, onMended)} />;
  const split = fitting(splitDraft, input);
  if (split !== null)
    return <SplitLotForm {...about} entered={split} writing={mendedWriting<typeof splitLot>(input, onMended)} />;
  const moved = fitting(moveDraft, input);
  if (moved !== null)
    return <MoveLotForm {...about} entered={moved} writing={mendedWriting<typeof moveLot>(input, onMended)} />;
  const gone = fitting(writeOffDraft, input);
  return <WriteOffLotForm {...about} entered={gone} writing={mendedWriting<typeof writeOffLot>(input, onMended)} />;
};

const MendStored = ({ input, onMended, stock, stored }: WithStock & { readonly stored: StoreDraft }) => {
  const { t } = useWords();
  const seasons = rowsOf(useKept(seasonRows));
  const { harvest } = leftOfHarvest(stored.origin.harvestId, stock.harvests, stock.steps);
  const season = seasons.find(({ id }) => id === harvest?.seasonId);
  if (harvest === null || season === undefined) return <Notice kind="hint">{t('lots.harvestNotHere')}</Notice>;
  const writing = mendedWriting<typeof storeHarvest>(input, onMended);
  return <StoreHarvestForm season={season} harvest={harvest} stock={stock} entered={stored} writing={writing} />;
};
