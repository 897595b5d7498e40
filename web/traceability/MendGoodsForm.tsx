import { coolGoods, packUnit, sellGoods, shipGoods, shortOf } from '@shuka/domain/traceability';
import type { Contract, DraftOf } from '@shuka/domain/kit/endpoint.ts';
import { SubmitButton } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { useWords } from '#kit/words.tsx';
import { kilogramsText } from './goods-words.ts';
import { momentTyped, whenAhead } from './moment-typed.ts';
import { PartsField, partsOf, type Line } from './PartsField.tsx';
import { useChoices } from './use-choices.ts';
import { useParts } from './use-parts.ts';
import { WhenField } from './WhenField.tsx';

type Input = Readonly<Record<string, unknown>>;
type Props = { readonly input: Input; readonly onMended: (input: unknown) => void };

const linesOf = ({ units = [], parts = [] }: Input): Line[] => [
  ...(units as string[]).map((thing) => ({ thing, name: shortOf(thing), kilograms: '', isUnit: true })),
  ...(parts as { thing: string; grams: number }[]).map(({ thing, grams }) => ({
    thing,
    name: shortOf(thing),
    kilograms: kilogramsText(grams),
    isUnit: false,
  })),
];

const contractOf = (input: Input): Contract =>
  'waybill' in input ? shipGoods : 'sscc' in input ? packUnit : 'method' in input ? coolGoods : sellGoods;

/** Goods that were packed, cooled, sent or sold with no network and could not be: the amounts and the time are made right, and it goes again. */
export const MendGoodsForm = ({ input, onMended }: Props) => {
  const { t } = useWords();
  const { lines, change, trouble } = useParts(linesOf(input));
  const choices = useChoices(String(input['companyId']));
  return (
    <Form
      contract={contractOf(input)}
      draftOf={({ happenedAt = '' }) =>
        ({
          ...input,
          happenedAt: happenedAt === '' ? input['happenedAt'] : momentTyped(String(input['id']), happenedAt),
          ...('units' in input ? { units: lines.filter(({ isUnit }) => isUnit).map(({ thing }) => thing) } : {}),
          parts: partsOf(lines),
        }) as DraftOf<Contract>
      }
      check={whenAhead}
      send={async () => ({ ok: true, value: {} })}
      onDone={(_, draft) => onMended(draft)}
    >
      <PartsField title={t('goods.whichGoods')} lines={lines} choices={choices} trouble={trouble} onChange={change} />
      <WhenField />
      <SubmitButton sending={t('form.sending')}>{t('goods.sendAgain')}</SubmitButton>
    </Form>
  );
};
