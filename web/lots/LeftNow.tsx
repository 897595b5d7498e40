import { Scale } from 'lucide-react';
import { leftOfHarvest, type Lot } from '@shuka/domain/lots';
import { produceName } from '#kit/crop-name.ts';
import { useWords } from '#kit/words.tsx';
import { amountText } from './lot-words.ts';
import { useStock, type Stock } from './use-stock.ts';

type Input = Readonly<Record<string, unknown>>;

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The lots that an act takes from or moves. */
const lotsOf = (input: Input, { lots }: Stock): Lot[] => {
  const takes = Array.isArray(input['takes']) ? input['takes'].map((take) => fieldOf(take, 'lotId')) : [];
  return [input['lotId'], ...takes].flatMap((id) => (typeof id === 'string' ? (lots.get(id) ?? []) : []));
};

/** What is left of the lots, or of the harvest, that an act was about which the server did not take. */
export const LeftNow = ({ input }: { readonly input: Input }) => {
  const words = useWords();
  const { t } = words;
  const stock = useStock(String(input['keeperId']));
  const harvestId = fieldOf(input['origin'], 'harvestId');
  const of = typeof harvestId === 'string' ? leftOfHarvest(harvestId, stock.harvests, stock.steps) : null;
  const lines = lotsOf(input, stock).map((lot) =>
    t('lots.leftOf', { name: produceName(lot, words), amount: amountText(Math.max(0, lot.leftGrams), lot, words) }),
  );
  const ofHarvest =
    of?.harvest == null
      ? []
      : [t('lots.leftOfHarvest', { amount: amountText(Math.max(0, of.leftGrams), of.harvest, words) })];
  return (
    <ul className="grid gap-1">
      {[...ofHarvest, ...lines].map((line) => (
        <li key={line} className="flex gap-2 font-semibold">
          <Scale aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0 break-words">{line}</span>
        </li>
      ))}
    </ul>
  );
};
