import { useState } from 'react';
import { moveStock, type ShelfGood } from '@shuka/domain/marketplace';
import { formatNaira } from '@shuka/domain/kit/naira.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { Button, SubmitButton } from '#kit/button.tsx';
import { ChoiceField } from '#kit/choice-field.tsx';
import { TextField } from '#kit/field.tsx';
import { Form } from '#kit/form.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { numberOf, packText } from './input-words.ts';

type Props = { readonly good: ShelfGood; readonly onEdit: () => void; readonly onMoved: () => void };

/** A good on the shelf: its stock, its price, and where its number stands. */
export const ShelfCard = ({ good, onEdit, onMoved }: Props) => {
  const words = useWords();
  const { t, say } = words;
  const [isMoving, setMoving] = useState(false);
  return (
    <li className="grid content-start gap-2 rounded-2xl border border-line bg-paper p-4">
      <h2 className="text-lg font-bold break-words">{good.name}</h2>
      <p>{[say(`inputs.kind.${good.kind}`), packText(good, words), formatNaira(good.priceKobo)].join(', ')}</p>
      <p className="font-semibold">{t('inputs.stock', { count: good.stockPacks, promised: good.promisedPacks })}</p>
      {good.stockPacks < 0 && <Notice kind="error">{t('inputs.countShelf')}</Notice>}
      {good.registration !== '' && (
        <p>
          {good.registration} <strong>{say(`inputs.goodState.${good.state}`)}</strong> {good.reason}
        </p>
      )}
      {isMoving ? (
        <MoveStockForm good={good} onDone={onMoved} onCancel={() => setMoving(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setMoving(true)}>{t('inputs.changeStock')}</Button>
          <Button look="quiet" onClick={onEdit}>
            {t('inputs.change')}
          </Button>
        </div>
      )}
    </li>
  );
};

const reasons = ['received', 'counted', 'damaged'] as const;

type MoveProps = { readonly good: ShelfGood; readonly onDone: () => void; readonly onCancel: () => void };

const MoveStockForm = ({ good, onDone, onCancel }: MoveProps) => {
  const { t, say } = useWords();
  const [id] = useState(newId);
  return (
    <Form
      contract={moveStock}
      draftOf={({ packs, reason = '' }) => ({
        id,
        companyId: good.companyId,
        goodId: good.id,
        packs: numberOf(packs),
        reason: reason as (typeof reasons)[number], // the schema looks at it
      })}
      onDone={onDone}
    >
      <TextField
        name="packs"
        label={t('inputs.stockPacks')}
        hint={t('inputs.stockHint')}
        inputMode="text"
        maxLength={8}
      />
      <ChoiceField
        name="reason"
        label={t('inputs.stockReason')}
        choices={reasons.map((reason) => ({ value: reason, label: say(`inputs.reason.${reason}`) }))}
      />
      <SubmitButton sending={t('form.sending')}>{t('inputs.changeStock')}</SubmitButton>
      <Button look="bare" onClick={onCancel}>
        {t('form.cancel')}
      </Button>
    </Form>
  );
};
