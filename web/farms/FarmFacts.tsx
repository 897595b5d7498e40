import { LandPlot, MapPin, Ruler, Sprout, type LucideProps } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { Farm } from '@shuka/domain/farms';
import { cropName } from '#kit/crop-name.ts';
import { useWords } from '#kit/words.tsx';
import { placeOf, sizeWords } from './farm-words.ts';
import { nothingYet, type Glance } from './glances.ts';
import { hectaresText } from './hectares-text.ts';

type Props = { readonly farm: Farm; readonly glance: Glance | undefined };

/** A farm in four lines: where it is, what grows there, how large it is said to be, and what of it is mapped. */
export const FarmFacts = ({ farm, glance = nothingYet }: Props) => {
  const words = useWords();
  const { t } = words;
  return (
    <ul className="grid gap-1">
      <Line Icon={MapPin}>{placeOf(farm)}</Line>
      <Line Icon={Sprout}>{cropName(farm.crop, words)}</Line>
      <Line Icon={Ruler}>{t(sizeWords[farm.sizeBand])}</Line>
      {glance.plots > 0 && (
        <Line Icon={LandPlot}>
          {t('farms.plotsMapped', { count: glance.plots, hectares: hectaresText(glance.hectares) })}
        </Line>
      )}
    </ul>
  );
};

const Line = ({ Icon, children }: { Icon: ComponentType<LucideProps>; children: ReactNode }) => (
  <li className="flex gap-2">
    <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
    <span className="min-w-0 break-words">{children}</span>
  </li>
);
