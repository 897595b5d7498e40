import type { OutputOf } from '@shuka/domain/kit/endpoint.ts';
import { checkGood, listGoodsToCheck, listShortOrders } from '@shuka/domain/marketplace';
import { SubmitButton } from '#kit/button.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Pager, usePages } from '#kit/pager.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { FoundOrders } from './FoundOrders.tsx';
import { GoodSafety } from './GoodSafety.tsx';
import { packText } from './input-words.ts';

/** For admins: numbers that nobody looked up yet, and orders in which something is missing. */
export const CheckInputsPage = () => {
  const { t } = useWords();
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-8">
      <h1 className="text-2xl font-bold">{t('inputs.title')}</h1>
      <section className="grid gap-3">
        <h2 className="text-xl font-bold">{t('inputs.toCheck')}</h2>
        <GoodsToCheck />
      </section>
      <section className="grid gap-3">
        <h2 className="text-xl font-bold">{t('inputs.cases')}</h2>
        <Cases />
      </section>
    </div>
  );
};

const GoodsToCheck = () => {
  const { t } = useWords();
  const pages = usePages('goods');
  const loaded = useLoad(listGoodsToCheck, { ...pages.query });
  return (
    <LoadedPart loaded={loaded}>
      {({ items, next }) => (
        <>
          {items.length === 0 && <p>{t('inputs.noneToCheck')}</p>}
          <ul className="grid gap-4">
            {items.map((good) => (
              <GoodToCheck key={good.id} good={good} onDone={loaded.reload} />
            ))}
          </ul>
          <Pager pages={pages} next={next} />
        </>
      )}
    </LoadedPart>
  );
};

type Good = OutputOf<typeof listGoodsToCheck>['items'][number];

const GoodToCheck = ({ good, onDone }: { readonly good: Good; readonly onDone: () => void }) => {
  const words = useWords();
  const { t, say } = words;
  const asked = { goodId: good.id, registration: good.registration };
  return (
    <li className="grid gap-3 rounded-2xl border border-line bg-paper p-4">
      <h3 className="text-lg font-bold break-words">{good.name}</h3>
      <p>{[say(`inputs.kind.${good.kind}`), good.maker, packText(good, words), good.companyName].join(', ')}</p>
      <p className="text-xl font-bold">{good.registration}</p>
      {good.safety !== null && <GoodSafety safety={good.safety} />}
      <Form contract={checkGood} draftOf={() => ({ ...asked, isVerified: true, reason: '' })} onDone={onDone}>
        <SubmitButton sending={t('form.sending')}>{t('inputs.verify')}</SubmitButton>
      </Form>
      <Form
        contract={checkGood}
        draftOf={({ reason = '' }) => ({ ...asked, isVerified: false, reason })}
        onDone={onDone}
      >
        <TextField name="reason" label={t('inputs.refuseReason')} maxLength={300} />
        <SubmitButton look="danger" sending={t('form.sending')}>
          {t('inputs.refuse')}
        </SubmitButton>
      </Form>
    </li>
  );
};

const Cases = () => {
  const { t } = useWords();
  const pages = usePages('cases');
  const loaded = useLoad(listShortOrders, { ...pages.query });
  return <FoundOrders loaded={loaded} pages={pages} below="/admin/inputs" saysNone={t('inputs.noCases')} />;
};
