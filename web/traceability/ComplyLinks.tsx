import { BadgeCheck, ChartNoAxesCombined, Landmark, Scale, type LucideIcon } from 'lucide-react';
import { Link } from 'wouter';
import { useWords, type WordId } from '#kit/words.tsx';
import { complyPaths } from './comply-paths.ts';

const ways: readonly (readonly [path: string, says: WordId, Icon: LucideIcon])[] = [
  [complyPaths.regulators, 'comply.regulators', Landmark],
  [complyPaths.regulator, 'comply.regulator', Scale],
  [complyPaths.ending, 'comply.ending', BadgeCheck],
  [complyPaths.counted, 'comply.counted', ChartNoAxesCombined],
];

/** The ways of an admin to regulators, to what they see, and to certificates that end soon. */
export const ComplyLinks = () => {
  const { t } = useWords();
  return (
    <ul className="grid gap-1">
      {ways.map(([path, says, Icon]) => (
        <li key={path}>
          <Link to={path} className="inline-flex min-h-12 items-center gap-2 font-semibold text-leaf underline">
            <Icon aria-hidden className="size-5" />
            {t(says)}
          </Link>
        </li>
      ))}
    </ul>
  );
};
