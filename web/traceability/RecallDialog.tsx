import { useState } from 'react';
import { recallGoods, shortOf, type TracePoint, traceThing } from '@shuka/domain/traceability';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { momentOf } from '#kit/first-moment.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { TextArea } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { LoadedPart } from '#kit/loaded-part.tsx';
import { Notice } from '#kit/notice.tsx';
import { useLoad } from '#kit/use-load.ts';
import { useWords } from '#kit/words.tsx';
import { failureWords } from '#kit/failure-words.ts';
import { nameOf, readable } from './goods-words.ts';

type Props = {
  readonly companyId: string;
  readonly thing: string;
  readonly name: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
};

/** Recalls a thing with all that came of it. What it will reach stands there before anything is sent. */
export const RecallDialog = ({ companyId, thing, name, onClose, onDone }: Props) => {
  const { t } = useWords();
  const [id] = useState(newId);
  const loaded = useLoad(traceThing, { companyId, thing, direction: 'forward' });
  return (
    <Dialog title={t('goods.recallTitle', { name })} isOpen onClose={onClose}>
      <div className="grid gap-4">
        <LoadedPart loaded={loaded}>
          {({ things, isCut }) => <Reached things={things.filter(({ kind }) => kind !== 'process')} isCut={isCut} />}
        </LoadedPart>
        <Form
          contract={recallGoods}
          draftOf={({ reason = '' }) => ({ id, companyId, thing, reason, happenedAt: momentOf(id) })}
          failureWords={(failure, words) => readable(failureWords(failure, words), thing, name)}
          onDone={onDone}
        >
          <TextArea name="reason" label={t('goods.recallReason')} maxLength={500} />
          <SubmitButton look="danger" sending={t('form.sending')} isDisabled={loaded.state !== 'ready'}>
            {t('goods.recallYes')}
          </SubmitButton>
        </Form>
      </div>
    </Dialog>
  );
};

const mostNamed = 8;

const Reached = ({ things, isCut }: { readonly things: readonly TracePoint[]; readonly isCut: boolean }) => {
  const words = useWords();
  const { t } = words;
  const named = things.slice(0, mostNamed);
  return (
    <Notice kind="hint">
      <p className="font-semibold">{t('goods.recallReaches', { count: things.length })}</p>
      <ul className="list-disc pl-5">
        {named.map((one) => (
          <li key={one.thing}>
            {nameOf(one, words)} {one.isOurs ? shortOf(one.thing) : `(${t('goods.others')})`}
          </li>
        ))}
      </ul>
      {(isCut || things.length > named.length) && <p>{t('goods.andMore')}</p>}
      <p>{t('goods.recallTold')}</p>
    </Notice>
  );
};
