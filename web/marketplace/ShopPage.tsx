import { useState } from 'react';
import { inputKinds, listShop, type ShopGood } from '@shuka/domain/marketplace';
import { SelectField, TextField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { InputTabs } from './InputTabs.tsx';
import { PlaceOrderForm } from './PlaceOrderForm.tsx';
import { ShopCard } from './ShopCard.tsx';
import { useInputKeeper } from './use-input-keeper.ts';

const perPage = '12';

/** What dealers sell, and the order that is being put together: of one dealer at a time. */
export const ShopPage = () => {
  const { t } = useWords();
  const { keeperId, paths } = useInputKeeper();
  const [chosen, setChosen] = useState<readonly ShopGood[]>([]);
  const dealerId = chosen[0]?.companyId ?? null;
  const toggle = (good: ShopGood): void =>
    setChosen(chosen.some(({ id }) => id === good.id) ? chosen.filter(({ id }) => id !== good.id) : [...chosen, good]);
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-2xl font-bold">{t('inputs.shop')}</h1>
      <InputTabs paths={paths} />
      <p>{t('inputs.shopIntro')}</p>
      <Goods chosen={chosen} dealerId={dealerId} onToggle={toggle} />
      {chosen.length > 0 && (
        <PlaceOrderForm keeperId={keeperId} goods={chosen} orders={paths.orders} onCancel={() => setChosen([])} />
      )}
    </section>
  );
};

type Props = {
  readonly chosen: readonly ShopGood[];
  /** The dealer an order was begun with; the goods of others wait for another order. */
  readonly dealerId: string | null;
  readonly onToggle: (good: ShopGood) => void;
};

const Goods = ({ chosen, dealerId, onToggle }: Props) => {
  const { t } = useWords();
  const [asked, setAsked] = useState({ search: '', kind: '' as '' | ShopGood['kind'] });
  const query = dealerId === null ? asked : { ...asked, companyId: dealerId };
  const pages = usePages(JSON.stringify(query));
  const loaded = useLoad(listShop, { ...query, ...pages.query, limit: perPage });
  return (
    <>
      <ShopFilter onAsked={setAsked} asked={asked} />
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <output>{t('inputs.none')}</output>}
            <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              {items.map((good) => (
                <ShopCard
                  key={good.id}
                  good={good}
                  isChosen={chosen.some(({ id }) => id === good.id)}
                  onToggle={() => onToggle(good)}
                />
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </>
  );
};

type Asked = { readonly search: string; readonly kind: '' | ShopGood['kind'] };
type FilterProps = { readonly asked: Asked; readonly onAsked: (asked: Asked) => void };

const ShopFilter = ({ asked, onAsked }: FilterProps) => {
  const { t, say } = useWords();
  return (
    <search className="grid gap-3 sm:grid-cols-2">
      <TextField
        name="search"
        type="search"
        label={t('inputs.find')}
        maxLength={60}
        value={asked.search}
        onChange={({ target }) => onAsked({ ...asked, search: target.value })}
      />
      <SelectField
        name="kind"
        label={t('inputs.kind')}
        value={asked.kind}
        onChange={({ target }) => onAsked({ ...asked, kind: inputKinds.find((kind) => kind === target.value) ?? '' })}
      >
        <option value="">{t('inputs.everyKind')}</option>
        {inputKinds.map((kind) => (
          <option key={kind} value={kind}>
            {say(`inputs.kind.${kind}`)}
          </option>
        ))}
      </SelectField>
    </search>
  );
};
