import {
  Factory,
  FlaskConical,
  Package,
  PackageCheck,
  Scale,
  ShoppingBasket,
  Split,
  Truck,
  Warehouse,
  type LucideIcon,
} from 'lucide-react';
import type { StoryStep, StoryStepKind } from '@shuka/domain/traceability';
import { useWords } from '#kit/words.tsx';
import { daysText } from './StoryOrigins.tsx';

const signs: Readonly<Record<StoryStepKind, LucideIcon>> = {
  stored: Warehouse,
  arrived: Scale,
  sorted: Split,
  moved: Truck,
  shipped: Truck,
  received: PackageCheck,
  processed: Factory,
  packed: Package,
  tested: FlaskConical,
  sold: ShoppingBasket,
};

/** The steps of the chain in the order they began. */
export const StorySteps = ({ steps }: { readonly steps: readonly StoryStep[] }) => {
  const words = useWords();
  const { t, say } = words;
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl font-bold">{t('story.stepsTitle')}</h2>
      {steps.length === 0 && <p>{t('story.noSteps')}</p>}
      <ol className="grid gap-4 border-l-2 border-leaf pl-4 empty:hidden">
        {steps.map((step) => {
          const Sign = signs[step.kind];
          const where = [step.companyName, step.place].filter((text) => text !== '').join(', ');
          return (
            <li key={[step.kind, where].join()} className="flex gap-3">
              <Sign aria-hidden className="mt-0.5 size-6 shrink-0 text-leaf" />
              <div className="grid min-w-0 gap-0.5 break-words">
                <p className="font-semibold">{say(`story.step.${step.kind}`)}</p>
                {where !== '' && <p>{where}</p>}
                <p className="text-ink-soft">
                  {daysText(step.firstOn, step.lastOn, words)}
                  {step.times > 1 && ` · ${t('story.times', { count: step.times })}`}
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
