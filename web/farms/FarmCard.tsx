import { MapPin, Ruler, Sprout } from 'lucide-react';
import { Link } from 'react-router';
import type { Farm } from '@shuka/domain/farms';
import { useWords } from '#kit/words.tsx';
import { placeOf, sizeWords } from './farm-words.ts';
import { FarmPicture } from './FarmPicture.tsx';

/** One farm at a glance; the whole card leads to its page. */
export const FarmCard = ({ farm }: { farm: Farm }) => {
  const { t } = useWords();
  return (
    <article className="relative grid content-start gap-3 rounded-2xl border border-line bg-paper p-3 shadow-sm hover:shadow-md">
      <FarmPicture farm={farm} size="thumb" />
      <h2 className="px-1 text-lg font-bold">
        <Link to={`/Farmer/farm/${farm.id}`} className="break-words after:absolute after:inset-0 after:rounded-2xl">
          {farm.name}
        </Link>
      </h2>
      <ul className="grid gap-1 px-1 pb-1">
        <li className="flex items-center gap-2">
          <MapPin aria-hidden className="size-5 shrink-0 text-leaf" />
          {placeOf(farm)}
        </li>
        <li className="flex items-center gap-2">
          <Sprout aria-hidden className="size-5 shrink-0 text-leaf" />
          {farm.crop}
        </li>
        <li className="flex items-center gap-2">
          <Ruler aria-hidden className="size-5 shrink-0 text-leaf" />
          {t(sizeWords[farm.sizeBand])}
        </li>
      </ul>
    </article>
  );
};
