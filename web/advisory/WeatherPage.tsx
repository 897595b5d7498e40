import { useParams } from 'wouter';
import type { FarmWeather } from '@shuka/domain/advisory';
import { usePerson } from '#accounts';
import { BackLink } from '#kit/back-link.tsx';
import { Button } from '#kit/button.tsx';
import { Loading } from '#kit/loading.tsx';
import { Notice } from '#kit/notice.tsx';
import { useWords } from '#kit/words.tsx';
import { CellPart } from './CellPart.tsx';
import { useKeptWeather } from './use-kept-weather.ts';

const Cells = ({ weather }: { readonly weather: FarmWeather }) => {
  const { t } = useWords();
  if (weather.places.length === 0) return <Notice kind="hint">{t('advisory.noPlace')}</Notice>;
  return weather.cells.map((cell) => (
    <CellPart
      key={cell.cell}
      cell={cell}
      names={weather.places.filter((place) => place.cell === cell.cell).map(({ name }) => name)}
    />
  ));
};

/** The weather of one's plots, or of those of a farmer in care; without a network as it was seen last, with its age. */
export const WeatherPage = () => {
  const { t } = useWords();
  const { person } = usePerson();
  const { farmerId } = useParams();
  const { weather, failure, reload } = useKeptWeather(farmerId?.toLowerCase() ?? person.accountId);
  return (
    <section className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      {farmerId === undefined ? (
        <BackLink to="/Farmer/MyFarms">{t('advisory.toFarms')}</BackLink>
      ) : (
        <BackLink to={`/extension-farmers/${farmerId}`}>{t('advisory.toFarmer')}</BackLink>
      )}
      <h1 className="text-2xl font-bold">{t('advisory.weather')}</h1>
      {failure !== null && (
        <Notice kind={weather === null ? 'error' : 'hint'}>
          {failure.status !== 0 ? failure.title : t(weather === null ? 'advisory.noneKept' : 'advisory.asSeen')}
        </Notice>
      )}
      {weather === null && failure === null && <Loading />}
      {weather !== null && <Cells weather={weather} />}
      {failure !== null && (
        <Button look="quiet" className="justify-self-start" onClick={reload}>
          {t('status.again')}
        </Button>
      )}
    </section>
  );
};
