import type { Safety } from '@shuka/domain/marketplace';
import { formatDate } from '@shuka/domain/kit/calendar.ts';
import { useWords } from '#kit/words.tsx';

/** What the label of a pesticide says: nobody orders one without having it before their eyes. */
export const GoodSafety = ({ safety }: { readonly safety: Safety }) => {
  const { t, say, language } = useWords();
  const facts = [
    [t('inputs.ingredient'), safety.activeIngredient],
    [t('inputs.whoClass'), say(`inputs.who.${safety.whoClass}`)],
    [t('inputs.gear'), safety.protectiveGear],
    [t('inputs.preHarvest'), String(safety.preHarvestDays)],
    [t('inputs.until'), formatDate(safety.registeredUntil, language)],
  ] as const;
  return (
    <dl className="grid gap-1 rounded-xl bg-leaf-soft p-3 text-sm">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="inline font-semibold">{name}</dt> <dd className="inline break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
