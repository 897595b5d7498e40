import { useState } from 'react';
import { Banknote, PackageOpen, PackagePlus, TriangleAlert, Truck, type LucideIcon } from 'lucide-react';
import { Link, useSearchParams } from 'wouter';
import { shortOf, type Trace, type TracePoint, traceThing } from '@shuka/domain/traceability';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { ChoiceChips } from '#kit/choice-chips.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords, type WordId } from '#kit/words.tsx';
import { goodsPaths, thingPath, withThing } from './goods-paths.ts';
import { nameOf, stateOf } from './goods-words.ts';
import { OfGoods, type Clerk } from './OfGoods.tsx';
import { RecallDialog } from './RecallDialog.tsx';
import { TraceView } from './TraceView.tsx';
import { UnpackDialog } from './UnpackDialog.tsx';

/** One thing: what it is, where it came from and went, and what can be done with it. */
export const ThingPage = () => {
  const { t } = useWords();
  const [query] = useSearchParams();
  const thing = query.get('of') ?? '';
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={goodsPaths.goods}>{t('goods.title')}</BackLink>
      <OfGoods>{(clerk) => <OfThing key={thing} clerk={clerk} thing={thing} />}</OfGoods>
    </section>
  );
};

const OfThing = ({ clerk, thing }: { readonly clerk: Clerk; readonly thing: string }) => {
  const { t } = useWords();
  const [direction, setDirection] = useState<'back' | 'forward'>('back');
  const loaded = useLoad(traceThing, { companyId: clerk.companyId, thing, direction });
  if (loaded.state === 'failed' && loaded.failure.status === 404)
    return (
      <>
        <h1 className="text-2xl font-bold break-words">{shortOf(thing)}</h1>
        <Notice kind="hint">{t('goods.notKnown', { code: shortOf(thing) })}</Notice>
      </>
    );
  return (
    <LoadedPart loaded={loaded}>
      {(trace) => (
        <>
          <Head clerk={clerk} trace={trace} onDone={loaded.reload} />
          <ChoiceChips
            label={t('goods.direction')}
            choices={[
              { value: 'back', says: t('goods.back') },
              { value: 'forward', says: t('goods.forward') },
            ]}
            chosen={direction}
            onChange={setDirection}
          />
          <TraceView key={direction} trace={trace} isForward={direction === 'forward'} pathOf={thingPath} />
        </>
      )}
    </LoadedPart>
  );
};

type HeadProps = { readonly clerk: Clerk; readonly trace: Trace; readonly onDone: () => void };

const Head = ({ clerk, trace, onDone }: HeadProps) => {
  const words = useWords();
  const [point] = trace.things;
  if (point === undefined) return null;
  return (
    <>
      <h1 className="text-2xl font-bold break-words">{nameOf(point, words)}</h1>
      <p className="break-all text-ink-soft">{shortOf(point.thing)}</p>
      {point.recalledAt === null ? (
        <p className="font-semibold">{stateOf(point, words)}</p>
      ) : (
        <Notice kind="error">{stateOf(point, words)}</Notice>
      )}
      {clerk.duty !== 'buyer' && <ThingActs clerk={clerk} point={point} onDone={onDone} />}
    </>
  );
};

const look =
  'inline-flex min-h-12 items-center gap-2 rounded-xl border-2 border-leaf px-4 font-semibold text-leaf hover:bg-leaf-soft';

type ActsProps = { readonly clerk: Clerk; readonly point: TracePoint; readonly onDone: () => void };

const ThingActs = ({ clerk, point, onDone }: ActsProps) => {
  const words = useWords();
  const { t } = words;
  const [open, setOpen] = useState<'recall' | 'unpack' | null>(null);
  const { thing, kind, endedAt } = point;
  const name = nameOf(point, words);
  const close = (): void => setOpen(null);
  const done = (): void => {
    close();
    onDone();
  };
  return (
    <div className="flex flex-wrap gap-3">
      {endedAt === null && <Ways point={point} name={name} />}
      {endedAt === null && kind === 'one' && (
        <Button look="quiet" onClick={() => setOpen('unpack')}>
          <PackageOpen aria-hidden className="size-5" />
          {t('goods.unpack')}
        </Button>
      )}
      {clerk.duty === 'owner' && point.recalledAt === null && (
        <Button look="danger" onClick={() => setOpen('recall')}>
          <TriangleAlert aria-hidden className="size-5" />
          {t('goods.recall')}
        </Button>
      )}
      {open === 'recall' && (
        <RecallDialog companyId={clerk.companyId} thing={thing} name={name} onClose={close} onDone={done} />
      )}
      {open === 'unpack' && <UnpackDialog companyId={clerk.companyId} unit={thing} onClose={close} onDone={done} />}
    </div>
  );
};

const ways: readonly (readonly [path: string, says: WordId, Icon: LucideIcon, isForUnits: boolean])[] = [
  [goodsPaths.pack, 'goods.pack', PackagePlus, false],
  [goodsPaths.ship, 'goods.ship', Truck, true],
  [goodsPaths.sell, 'goods.sell', Banknote, false],
];

/** The forms that begin with this thing; a unit goes whole, and is neither packed nor sold. */
const Ways = ({ point: { thing, kind }, name }: { readonly point: TracePoint; readonly name: string }) => {
  const { t } = useWords();
  const isUnit = kind === 'one';
  return ways
    .filter(([, , , isForUnits]) => !isUnit || isForUnits)
    .map(([path, says, Icon]) => (
      <Link key={path} to={`${withThing(path, thing, name)}${isUnit ? '&unit=1' : ''}`} className={look}>
        <Icon aria-hidden className="size-5" />
        {t(says)}
      </Link>
    ));
};
