import { useWords, type WordId } from '#kit/words.tsx';

const pictures = [
  { src: '/pictures/strip-1.svg', says: 'home.stripPlant', shows: 'home.stripPlantPicture' },
  { src: '/pictures/strip-2.svg', says: 'home.stripRecord', shows: 'home.stripRecordPicture' },
  { src: '/pictures/strip-3.svg', says: 'home.stripHarvest', shows: 'home.stripHarvestPicture' },
  { src: '/pictures/strip-4.svg', says: 'home.stripSell', shows: 'home.stripSellPicture' },
] as const satisfies readonly { src: string; says: WordId; shows: WordId }[];

/** A farming season in four pictures. */
export const HomeStrip = () => {
  const { t } = useWords();
  return (
    <ul aria-label={t('home.strip')} className="mx-auto grid max-w-6xl grid-cols-2 gap-3 px-4 py-4 lg:grid-cols-4">
      {pictures.map(({ src, says, shows }) => (
        <li key={src}>
          <figure className="grid gap-1">
            <img src={src} alt={t(shows)} width="480" height="360" loading="lazy" />
            <figcaption className="text-center font-semibold">{t(says)}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
};
