import type { LucideIcon } from 'lucide-react';
import { places } from '#kit/page-settings.ts';
import { useWords, type WordId } from '#kit/words.tsx';

export type Feature = {
  readonly Icon: LucideIcon;
  readonly title: WordId;
  readonly says: WordId;
};

const FeatureCard = ({ Icon, title, says }: Feature) => {
  const { t } = useWords();
  return (
    <li className="grid content-start gap-3 rounded-2xl border border-line bg-paper p-5">
      <div className="flex items-center gap-3">
        <span className="grid size-12 shrink-0 place-items-center rounded-xl bg-leaf-soft text-leaf">
          <Icon aria-hidden className="size-7" />
        </span>
        <h3 className="text-lg font-bold">{t(title)}</h3>
      </div>
      <p className="text-ink-soft">{t(says, { product: places.product })}</p>
    </li>
  );
};

const grids = {
  2: 'grid gap-4 sm:grid-cols-2',
  3: 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3',
  4: 'grid gap-4 sm:grid-cols-2 lg:grid-cols-4',
} as const;

type FeatureListProps = { readonly features: readonly Feature[]; readonly columns: keyof typeof grids };

/** Cards, each with a picture sign beside its words; one below the other on a phone. */
export const FeatureList = ({ features, columns }: FeatureListProps) => (
  <ul className={grids[columns]}>
    {features.map((feature) => (
      <FeatureCard key={feature.title} {...feature} />
    ))}
  </ul>
);
