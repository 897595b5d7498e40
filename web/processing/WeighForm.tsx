import { useEffect } from 'react';
import { reckon, weighDelivery, type Arrival, type Delivery, type Gate, type Terms } from '@shuka/domain/processing';
import { usePerson } from '#accounts';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { CalculationLines } from './CalculationLines.tsx';
import { enterMovesOn } from './enter-moves-on.ts';
import { receiptFor, receiptGiven } from './receipt-count.ts';
import type { GateNow } from './use-gate.ts';
import { goToFields } from './use-shortcuts.ts';
import { agreementOf, begunWith, keeperOf, useWeighing, type Typed } from './use-weighing.ts';
import { QualityFields } from './QualityFields.tsx';
import { measuredOf, refusedAtGate, typedTerms, weighDraft } from './weigh-draft.ts';
import { WhatBrought } from './WhatBrought.tsx';
import { WeightField } from './WeightField.tsx';
import { WhoBrings } from './WhoBrings.tsx';

type Props = {
  readonly gate: Gate;
  readonly now: GateNow;
  readonly arrival: Arrival | null;
  readonly wrong: Delivery | null;
  /** Whoever weighs one after the other goes on where the next begins. */
  readonly takesFocus: boolean;
  readonly onSaved: (deliveryId: string) => void;
};

/** Weighs what somebody brought: Enter goes from field to field, each line of the sum stands below as it is typed. */
export const WeighForm = (props: Props) => {
  const { gate, now, arrival, wrong, takesFocus, onSaved } = props;
  const { t } = useWords();
  const { person } = usePerson();
  const formula = now.formulaOf(arrival?.formulaId ?? null);
  const weighing = useWeighing(gate, begunWith(now, formula, arrival, wrong));
  const { id, typed, isFromScale } = weighing;
  const keeperId = keeperOf(weighing, { now, arrival, wrong });
  const agreement = agreementOf(weighing.supplier, typed);
  const begins = { id, gate, formula, arrival, replaces: wrong?.id ?? null, keeperId, isFromScale, agreement };
  useEffect(() => {
    if (takesFocus) goToFields('weigh');
  }, [takesFocus]);
  return (
    <div ref={enterMovesOn}>
      <Form
        contract={weighDelivery}
        draftOf={() => {
          const known = now.deliveries.map(({ row }) => row.receipt);
          return weighDraft(typed, receiptFor(person.accountId, known), begins);
        }}
        check={() => refusedAtGate(typed, now.scales, formula)}
        onDone={(_, draft) => {
          receiptGiven(person.accountId, draft.receipt);
          onSaved(draft.id);
        }}
      >
        <WhoBrings weighing={weighing} now={now} />
        <WhatBrought weighing={weighing} now={now} formula={formula} />
        <WeightField weighing={weighing} />
        <QualityFields weighing={weighing} />
        <SumNow terms={typedTerms(formula, typed, agreement)} typed={typed} />
        <SubmitButton sending={t('form.sending')}>{t('weigh.save')}</SubmitButton>
      </Form>
    </div>
  );
};

const SumNow = ({ terms, typed }: { readonly terms: Terms | null; readonly typed: Typed }) => {
  const measured = measuredOf(typed);
  const isWhole = Object.values(measured).every((value) => Number.isSafeInteger(value));
  if (terms === null || !isWhole || reckon(measured, terms).netGrams === 0) return null;
  return (
    <section aria-live="polite" className="rounded-2xl border border-line bg-leaf-soft p-4">
      <CalculationLines measured={measured} terms={terms} />
    </section>
  );
};
