import { useState, type FormEvent } from 'react';
import { useLocation } from 'wouter';
import { farmerRows } from '@shuka/domain/accounts';
import { isForGroup, listProducts, type Product } from '@shuka/domain/loans';
import { parseNaira } from '@shuka/domain/kit/naira.ts';
import { usePerson } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useToday } from '#kit/today.ts';
import { useSeenLast } from '#kit/use-seen-last.ts';
import { usePeople } from '#kit/use-people.ts';
import { useWords } from '#kit/words.tsx';
import { AskLoanForm } from './AskLoanForm.tsx';
import { ConditionsBox } from './ConditionsBox.tsx';
import { CostBox } from './CostBox.tsx';
import { GroupsLink } from './GroupsLink.tsx';
import { loanPaths } from './loan-paths.ts';
import { TrancheList } from './TrancheList.tsx';
import { isWithin, type TypedLoan } from './typed-loan.ts';
import { WantedBox } from './WantedBox.tsx';

/** What a loan would cost, reckoned while it is typed, and the way to ask for it; a manager asks for a farmer in care. */
export const AskLoanPage = () => {
  const { t } = useWords();
  const [path] = useLocation();
  const isManager = path.startsWith(loanPaths.manager);
  const area = isManager ? loanPaths.manager : loanPaths.farmer;
  const loaded = useSeenLast(listProducts, {});
  return (
    <section className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-5">
      <BackLink to={area}>{t('loans.title')}</BackLink>
      <h1 className="text-2xl font-bold">{t('loans.askTitle')}</h1>
      {loaded.isOld && <Notice kind="hint">{t('loans.seenLast')}</Notice>}
      <LoadedPart loaded={loaded}>
        {({ items, mayLend }) => (
          <>
            {items.some(({ members }) => isForGroup(members)) && <GroupsLink area={area} />}
            {!mayLend && <Notice kind="hint">{t('loans.noLicence')}</Notice>}
            {items.every(({ members }) => isForGroup(members)) ? (
              <p>{t('loans.noProducts')}</p>
            ) : (
              <Asking
                products={items.filter(({ members }) => !isForGroup(members))}
                mayLend={mayLend}
                isManager={isManager}
              />
            )}
          </>
        )}
      </LoadedPart>
    </section>
  );
};

type Props = { readonly products: readonly Product[]; readonly mayLend: boolean; readonly isManager: boolean };

type Typed = TypedLoan & { readonly keeperId: string; readonly productId: string };

const Asking = ({ products, mayLend, isManager }: Props) => {
  const { person } = usePerson();
  const { people } = usePeople(farmerRows, person.accountId);
  const [, go] = useLocation();
  const today = useToday();
  const [typed, setTyped] = useState<Typed>({ keeperId: '', productId: '', principalKobo: null, instalments: 0 });
  const product = products.find(({ productId }) => productId === typed.productId);
  const read = ({ target }: FormEvent): void => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form === null) return;
    const fields = new FormData(form);
    const text = (name: string): string => String(fields.get(name) ?? '');
    setTyped({
      keeperId: text('keeperId'),
      productId: text('productId'),
      principalKobo: parseNaira(text('principalKobo')),
      instalments: Number(text('instalments')),
    });
  };
  const keeperId = isManager ? typed.keeperId : person.accountId;
  const area = isManager ? loanPaths.manager : loanPaths.farmer;
  return (
    <>
      <div onInput={read}>
        <AskLoanForm
          products={products}
          chosen={product ?? null}
          keepers={isManager ? people : []}
          ownId={isManager ? null : person.accountId}
          mayLend={mayLend}
          onDone={({ id }) => go(loanPaths.loan(area, id))}
        />
      </div>
      {product !== undefined && <WantedBox product={product} />}
      {product !== undefined && keeperId !== '' && <ConditionsBox product={product} keeperId={keeperId} />}
      {product !== undefined && isWithin(product, typed) && (
        <>
          <TrancheList terms={product.terms} tranches={product.tranches} principalKobo={typed.principalKobo} />
          <CostBox
            terms={product.terms}
            principalKobo={typed.principalKobo}
            instalments={typed.instalments}
            from={today}
          />
        </>
      )}
    </>
  );
};
