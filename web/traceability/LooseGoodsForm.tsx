import { useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { Contract, DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { newId } from '@shuka/domain/kit/new-id.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { goodsPaths } from './goods-paths.ts';
import { momentTyped, whenAhead } from './moment-typed.ts';
import { PartsField, partsOf } from './PartsField.tsx';
import { useLooseChoices } from './use-choices.ts';
import { useParts } from './use-parts.ts';
import { WhenField } from './WhenField.tsx';

/** What every act with goods tells: which it is, whose, when, and of which goods how much. */
type Told = {
  readonly id: string;
  readonly companyId: string;
  readonly happenedAt: string;
  readonly parts: ReturnType<typeof partsOf>;
};

type Props<C extends Contract> = {
  readonly companyId: string;
  readonly contract: C;
  readonly draftOf: (told: Told, fields: Readonly<Record<string, string>>) => DraftOf<C>;
  readonly save: string;
  /** What else is asked. */
  readonly children?: ReactNode;
};

/** What was done with goods that are in no unit: which, when, and what else it takes; then back to the goods. */
export const LooseGoodsForm = <C extends Contract>({ companyId, contract, draftOf, save, children }: Props<C>) => {
  const { t } = useWords();
  const [, goTo] = useLocation();
  const [id] = useState(newId);
  const { lines, change, trouble, wordsOf } = useParts();
  const choices = useLooseChoices(companyId);
  return (
    <Form
      contract={contract}
      draftOf={(fields) =>
        draftOf({ id, companyId, happenedAt: momentTyped(id, fields['happenedAt']), parts: partsOf(lines) }, fields)
      }
      check={whenAhead}
      failureWords={wordsOf}
      onDone={() => goTo(goodsPaths.goods)}
    >
      <PartsField title={t('goods.whichGoods')} lines={lines} choices={choices} trouble={trouble} onChange={change} />
      {children}
      <WhenField />
      <SubmitButton sending={t('form.sending')}>{save}</SubmitButton>
    </Form>
  );
};
