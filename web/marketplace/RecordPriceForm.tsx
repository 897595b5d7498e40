import { useRef, useState } from 'react';
import {
  marketKey,
  newSeenPrice,
  priceKinds,
  recordPrice,
  type Market,
  type PriceDraft,
  type SeenPrice,
} from '@shuka/domain/marketplace';
import { Problem } from '@shuka/domain/kit/problem.ts';
import { knownCrops } from '@shuka/domain/seasons';
import type { Measure } from '@shuka/domain/settings';
import { SubmitButton } from '#kit/button.tsx';
import { ChoiceField } from '#kit/choice-field.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { PlaceField } from '#kit/place-field.tsx';
import { submit } from '#kit/submit.ts';
import { useToday } from '#kit/today.ts';
import { useWords } from '#kit/words.tsx';
import { priceDraftOf } from './price-entry.ts';
import { BrokenBound } from './BrokenBound.tsx';
import { PriceUnitFields } from './PriceUnitFields.tsx';
import { brokenBound, usePriceBounds } from './use-price-bounds.ts';

type Props = {
  readonly id: string;
  readonly entered: PriceDraft | null;
  readonly markets: readonly Market[];
  readonly measures: readonly Measure[];
  readonly onSaved: (draft: PriceDraft) => void;
  /** The draft goes to `onSaved` alone: a mended act is sent by its new number. */
  readonly isMending?: boolean;
};

/** What the rules refuse, beside its field, before anything is kept. */
const refusalsOf = (draft: PriceDraft): Readonly<Record<string, string>> => {
  try {
    newSeenPrice(draft, new Date());
    return {};
  } catch (error) {
    if (error instanceof Problem) return Object.fromEntries(error.fields.map(({ field, says }) => [field, says]));
    throw error;
  }
};

const mended = { ok: true, value: {} as SeenPrice } as const; // nobody reads it

/** A price that somebody saw at a market. A known market brings its place along. */
export const RecordPriceForm = ({ id, entered, markets, measures, onSaved, isMending = false }: Props) => {
  const { t, say } = useWords();
  const today = useToday();
  const [goods, setGoods] = useState(entered?.goods ?? '');
  const versions = usePriceBounds();
  const [typed, setTyped] = useState<PriceDraft | null>(entered);
  const asked = useRef<PriceDraft | null>(null);
  const broken = typed === null ? null : brokenBound(versions, typed);
  const check = (fields: Readonly<Record<string, string>>): Readonly<Record<string, string>> => {
    const draft = priceDraftOf(id, fields);
    setTyped(draft);
    const outside = brokenBound(versions, draft);
    // This phone's figures may be old: whoever says the same twice is heard, and the server judges.
    const isSaidTwice = JSON.stringify(draft) === JSON.stringify(asked.current);
    asked.current = outside === null ? null : draft;
    return { ...(outside === null || isSaidTwice ? {} : { amountKobo: outside.says }), ...refusalsOf(draft) };
  };
  return (
    <Form
      contract={recordPrice}
      draftOf={(fields) => priceDraftOf(id, fields)}
      check={check}
      send={(contract, draft) => (isMending ? Promise.resolve(mended) : submit(contract, draft))}
      onDone={(_price, draft) => onSaved(draft)}
    >
      <MarketFields entered={entered} markets={markets} />
      <GoodsField goods={goods} onGoods={setGoods} />
      <ChoiceField
        name="kind"
        label={t('prices.kind')}
        choices={priceKinds.map((value) => ({ value, label: say(`prices.kind.${value}`) }))}
        chosen={entered?.kind ?? 'wholesale'}
      />
      <PriceUnitFields goods={goods} measures={measures} entered={entered} />
      {broken !== null && <BrokenBound bound={broken.bound} />}
      <TextField name="day" type="date" label={t('prices.dayLabel')} max={today} defaultValue={entered?.day ?? today} />
      <div>
        <SubmitButton sending={t('form.saving')}>{t('prices.save')}</SubmitButton>
      </div>
    </Form>
  );
};

type GoodsProps = { readonly goods: string; readonly onGoods: (goods: string) => void };

const GoodsField = ({ goods, onGoods }: GoodsProps) => {
  const { t, say } = useWords();
  return (
    <>
      <TextField
        name="goods"
        label={t('prices.goods')}
        hint={t('prices.goodsHint')}
        value={goods}
        onChange={({ target }) => onGoods(target.value)}
        list="priced-goods"
        maxLength={80}
        autoComplete="off"
      />
      <datalist id="priced-goods">
        {knownCrops().map(({ key }) => (
          <option key={key}>{say(`crop.${key}`)}</option>
        ))}
      </datalist>
    </>
  );
};

const MarketFields = ({ entered, markets }: Pick<Props, 'entered' | 'markets'>) => {
  const { t } = useWords();
  const [name, setName] = useState(entered?.market ?? '');
  const meant = markets.find((one) => one.lga !== '' && marketKey(one.name) === marketKey(name));
  const at = meant ?? entered ?? undefined;
  return (
    <>
      <TextField
        name="market"
        label={t('prices.market')}
        hint={t('prices.marketHint')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        list="priced-markets"
        maxLength={80}
        autoComplete="off"
      />
      <datalist id="priced-markets">
        {markets.map(({ name: known, stateCode, lga }) => (
          <option key={`${stateCode} ${lga} ${known}`} value={known}>
            {lga}
          </option>
        ))}
      </datalist>
      <PlaceField key={at === undefined ? '' : `${at.stateCode} ${at.lga}`} {...(at === undefined ? {} : { at })} />
    </>
  );
};
