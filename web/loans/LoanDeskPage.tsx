import { PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { listLoansAtDesk, loanNumberOf, loanStates, type LoanCard, type LoanState } from '@shuka/domain/loans';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { BackLink } from '#kit/back-link.tsx';
import { SelectField } from '#kit/field.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { GoodsCasesPart } from './GoodsCasesPart.tsx';
import { DisastersLink } from './DisastersLink.tsx';
import { loanPaths } from './loan-paths.ts';
import { stateWords } from './loan-words.ts';
import { PortfolioPart } from './PortfolioPart.tsx';
import { TillsLink } from './TillsLink.tsx';

/** The desk of those who decide on loans: what waits, and what is out by how late it is. */
export const LoanDeskPage = () => {
  const { t } = useWords();
  const [state, setState] = useState<LoanState | null>('recommended');
  const pages = usePages(state ?? 'all');
  const loaded = useLoad(listLoansAtDesk, { ...(state === null ? {} : { state }), limit: '20', ...pages.query });
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to="/admin/payouts">{t('loans.back')}</BackLink>
      <h1 className="text-2xl font-bold">{t('lending.deskTitle')}</h1>
      <p>{t('lending.deskText')}</p>
      <DeskLinks />
      <SelectField
        name="state"
        label={t('lending.byState')}
        value={state ?? ''}
        onChange={({ target }) => setState(loanStates.find((one) => one === target.value) ?? null)}
      >
        <option value="">{t('lending.everyState')}</option>
        {loanStates.map((one) => (
          <option key={one} value={one}>
            {t(stateWords[one])}
          </option>
        ))}
      </SelectField>
      <LoadedPart loaded={loaded}>
        {({ items, next }) => (
          <>
            {items.length === 0 && <output>{t('lending.noneHere')}</output>}
            <ul className="grid gap-3 empty:hidden">
              {items.map((card) => (
                <li key={card.id}>
                  <Card card={card} />
                </li>
              ))}
            </ul>
            <Pager pages={pages} next={next} />
          </>
        )}
      </LoadedPart>
      <Beyond />
    </section>
  );
};

/** What is not one loan: goods that did not come, and all that is out. */
const Beyond = () => (
  <>
    <GoodsCasesPart />
    <PortfolioPart />
  </>
);

/** From the desk to products, tills and disasters. */
const DeskLinks = () => {
  const { t } = useWords();
  return (
    <>
      <Link
        to={loanPaths.products}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf underline underline-offset-4"
      >
        <PackageOpen aria-hidden className="size-5 shrink-0" />
        {t('lending.products')}
      </Link>
      <TillsLink />
      <DisastersLink />
    </>
  );
};

const Card = ({ card }: { readonly card: LoanCard }) => {
  const { t, language } = useWords();
  return (
    <article className="grid gap-1 rounded-2xl border border-line bg-paper p-4">
      <Link
        to={loanPaths.loan(loanPaths.desk, card.id)}
        className="inline-flex min-h-11 items-center text-lg font-bold break-words text-leaf underline underline-offset-4"
      >
        {[loanNumberOf(card.number), card.keeperName].join(' ')}
      </Link>
      <p>{[card.productName, formatNaira(card.principalKobo)].join(': ')}</p>
      <p className="text-sm text-ink-soft">
        {[t(stateWords[card.state]), formatDate(card.askedAt.slice(0, 10), language)].join(', ')}
      </p>
    </article>
  );
};
