import { Box, Package, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { listThings, shortOf, thingViews, type TracedThing } from '@shuka/domain/traceability';
import { ChoiceChips } from '#kit/choice-chips.tsx';
import { TextField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { thingPath } from './goods-paths.ts';
import { nameOf, stateOf } from './goods-words.ts';

const views = [...thingViews, 'all'] as const;

type View = (typeof views)[number];

/** The lots, units and packs of a company, searched by name or LGA. It needs a network. */
export const ThingList = ({ companyId }: { readonly companyId: string }) => {
  const { t, say } = useWords();
  const [view, setView] = useState<View>('left');
  const [typed, setTyped] = useState('');
  const search = typed.trim();
  const pages = usePages(`${view} ${search}`);
  const loaded = useLoad(listThings, {
    companyId,
    limit: '12',
    ...pages.query,
    ...(view === 'all' ? {} : { show: view }),
    ...(search === '' ? {} : { search }),
  });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="text-xl font-bold">{t('goods.stock')}</h2>
      <ChoiceChips
        label={t('goods.stock')}
        choices={views.map((value) => ({ value, says: say(`goods.view.${value}`) }))}
        chosen={view}
        onChange={setView}
      />
      <TextField
        name="search"
        type="search"
        label={t('goods.search')}
        value={typed}
        maxLength={60}
        onChange={({ target }) => setTyped(target.value)}
      />
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <p>{t(next === null ? 'goods.none' : 'goods.noneYet')}</p>}
            <ul className="grid gap-3 sm:grid-cols-2">
              {items.map((one) => (
                <li key={one.thing} className="grid">
                  <ThingCard thing={one} />
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
    </section>
  );
};

const ThingCard = ({ thing }: { readonly thing: TracedThing }) => {
  const words = useWords();
  const Icon = thing.recalledAt !== null ? TriangleAlert : thing.kind === 'one' ? Package : Box;
  return (
    <Link
      to={thingPath(thing.thing)}
      className="grid gap-1 rounded-2xl border border-line bg-paper p-4 hover:bg-leaf-soft"
    >
      <span className="flex items-center gap-2 text-lg font-bold">
        <Icon aria-hidden className={`size-5 shrink-0 ${thing.recalledAt === null ? 'text-leaf' : 'text-danger'}`} />
        <span className="min-w-0 break-words">{nameOf(thing, words)}</span>
      </span>
      <span>{stateOf(thing, words)}</span>
      <span className="text-sm break-all text-ink-soft">
        {[thing.place, shortOf(thing.thing)].filter((one) => one !== '').join(' · ')}
      </span>
    </Link>
  );
};
