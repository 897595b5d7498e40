import { FilePlus, FileText, MapPin, Ruler, Sprout, type LucideProps } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'wouter';
import type { Farm } from '@shuka/domain/farms';
import { stateName } from '@shuka/domain/kit/state-names.ts';
import { cropName } from '#kit/crop-name.ts';
import { usePhotoUrl } from '#kit/photos.ts';
import { useWords } from '#kit/words.tsx';
import { detailsPath, pathOfNew } from './report-paths.ts';
import { sizeWords } from './report-words.ts';

type Props = {
  readonly farm: Farm;
  /** Its place on the list, which the details page is told (spec, section 2). */
  readonly index: number;
  readonly count: number;
  readonly photoId: string | null;
};

/** A farm and how many reports it has; the card leads to them, its button to a new one. */
export const FarmReportCard = ({ farm, index, count, photoId }: Props) => {
  const words = useWords();
  const { t } = words;
  return (
    <article className="relative grid content-start gap-3 rounded-2xl border border-line bg-paper p-3 shadow-sm hover:shadow-md">
      {photoId === null ? <Picture url={null} farm={farm} /> : <OwnPicture photoId={photoId} farm={farm} />}
      <h2 className="min-w-0 break-words text-lg font-bold">
        <Link
          to={detailsPath}
          state={{ index, farmId: farm.id }}
          className="after:absolute after:inset-0 after:rounded-2xl"
        >
          {farm.name}
        </Link>
      </h2>
      <ul className="grid gap-1">
        <Line Icon={MapPin}>{placeOf(farm)}</Line>
        <Line Icon={Sprout}>{cropName(farm.crop, words)}</Line>
        <Line Icon={Ruler}>{t(sizeWords[farm.sizeBand])}</Line>
        <Line Icon={FileText}>{count === 0 ? t('reports.none') : t('reports.count', { count })}</Line>
      </ul>
      <Link
        to={pathOfNew(farm.id)}
        aria-label={t('reports.newOf', { farm: farm.name })}
        className="relative z-10 inline-flex min-h-12 items-center justify-center gap-2 rounded-xl bg-leaf px-5 py-2 font-semibold text-on-leaf hover:bg-leaf-strong"
      >
        <FilePlus aria-hidden className="size-5" />
        {t('reports.new')}
      </Link>
    </article>
  );
};

/** LGA, state: as people say where a farm is. */
const placeOf = ({ lga, stateCode }: Farm): string => `${lga}, ${stateName(stateCode)}`;

const Line = ({ Icon, children }: { Icon: ComponentType<LucideProps>; children: ReactNode }) => (
  <li className="flex gap-2">
    <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
    <span className="min-w-0 break-words">{children}</span>
  </li>
);

const OwnPicture = ({ photoId, farm }: { photoId: string; farm: Farm }) => (
  <Picture url={usePhotoUrl(photoId, 'thumb')} farm={farm} />
);

const Picture = ({ url, farm }: { url: string | null; farm: Farm }) => {
  const { t } = useWords();
  return (
    <img
      src={url ?? '/pictures/farm-default.svg'}
      alt={url === null ? '' : t('farms.photoOf', { name: farm.name })}
      width="480"
      height="320"
      loading="lazy"
      className="aspect-[3/2] w-full rounded-xl object-cover"
    />
  );
};
