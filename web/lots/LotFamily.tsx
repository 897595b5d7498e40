import { ArrowDown, Wheat } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Lot } from '@shuka/domain/lots';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';
import { useLotPaths } from './lot-paths.ts';
import { amountText, kilogramsText } from './lot-words.ts';
import { childrenOf, goneFrom } from './lot-story.ts';
import type { Stock } from './use-stock.ts';

type Props = { readonly lot: Lot; readonly stock: Stock };

/** Where a lot came from and what was made of it, as a picture; the story below says the same in a table. */
export const LotFamily = ({ lot, stock }: Props) => {
  const words = useWords();
  const { t, language } = words;
  const parents = lot.parents.flatMap((id) => stock.lots.get(id) ?? []);
  const children = childrenOf(lot.id, stock.lots);
  const gone = goneFrom(lot.id, stock.steps);
  return (
    <section className="grid gap-3">
      <h2 className="text-xl font-bold">{t('lots.family')}</h2>
      <div className="grid justify-items-center gap-1">
        <Row label={t('lots.from')}>
          {parents.length === 0 ? (
            <Box>
              <Wheat aria-hidden className="mx-auto size-6 text-leaf" />
              {t('lots.fromHarvest', { date: formatDate(lot.bornOn, language) })}
            </Box>
          ) : (
            parents.map((parent) => <LotBox key={parent.id} lot={parent} />)
          )}
        </Row>
        <ArrowDown aria-hidden className="size-6 text-ink-soft" />
        <p className="rounded-xl border-2 border-leaf bg-leaf-soft p-3 text-center font-bold">
          {amountText(lot.bornGrams, lot, words)}
        </p>
        {(children.length > 0 || gone > 0) && (
          <>
            <ArrowDown aria-hidden className="size-6 text-ink-soft" />
            <Row label={t('lots.became')}>
              {children.map((child) => (
                <LotBox key={child.id} lot={child} />
              ))}
              {gone > 0 && <Box>{t('lots.goneOf', { kilograms: kilogramsText(gone) })}</Box>}
              {lot.leftGrams > 0 && <Box>{t('lots.stillHere', { kilograms: kilogramsText(lot.leftGrams) })}</Box>}
            </Row>
          </>
        )}
      </div>
    </section>
  );
};

const Row = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ul aria-label={label} className="flex max-w-full flex-wrap justify-center gap-2">
    {children}
  </ul>
);

const Box = ({ children }: { readonly children: ReactNode }) => (
  <li className="max-w-xs min-w-0 rounded-xl border border-line bg-paper p-3 text-center break-words">{children}</li>
);

const LotBox = ({ lot }: { readonly lot: Lot }) => {
  const words = useWords();
  const paths = useLotPaths();
  return (
    <Box>
      <Link to={paths.lot(lot.id)} className="grid min-h-11 content-center font-semibold text-leaf underline">
        {amountText(lot.bornGrams, lot, words)}
      </Link>
      <span className="text-sm text-ink-soft">{lot.standsAt}</span>
    </Box>
  );
};
