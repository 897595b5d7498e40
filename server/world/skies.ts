import type { ServerResponse } from 'node:http';
import { addDays } from '@shuka/domain/kit/day.ts';
import { answerJson, startLoopback, type Arrived } from '#kit/loopback.ts';
import { openMeteoWeather } from '#kit/weather-open-meteo.ts';
import type { WeatherProvider } from '#kit/weather.ts';

const days = 10;

/** Ten days from one on in Open-Meteo's format: heavy rain on the third, and nothing known of the last. */
const saidOf = (from: string) => {
  const time = Array.from({ length: days }, (_, index) => addDays(from, index));
  const of = (value: number) => time.map((_, index) => (index === days - 1 ? null : value));
  const hours = time.flatMap((day) =>
    Array.from({ length: 24 }, (_, clock) => `${day}T${String(clock).padStart(2, '0')}:00`),
  );
  return {
    elevation: 476,
    daily: {
      time,
      temperature_2m_max: of(31),
      temperature_2m_min: of(22),
      precipitation_sum: of(4).with(2, 62),
      precipitation_probability_max: of(60),
      wind_speed_10m_max: of(4),
      relative_humidity_2m_max: of(95),
      relative_humidity_2m_min: of(55),
      shortwave_radiation_sum: of(18),
    },
    hourly: {
      time: hours,
      temperature_2m: hours.map(() => 26),
      precipitation: hours.map(() => 0),
      wind_speed_10m: hours.map(() => 2),
    },
  };
};

/** A stand-in for who forecasts: it speaks the real format from a server of its own, and may be told to fail. */
export type Skies = {
  readonly provider: WeatherProvider;
  readonly arrivals: readonly Arrived[];
  /** From now on it answers like this; null for like a forecast again. */
  become(answer: ((arrived: Arrived, response: ServerResponse) => void) | null): void;
  close(): Promise<void>;
};

export const openSkies = async (from: string): Promise<Skies> => {
  const usual = ({ url }: Arrived, response: ServerResponse): void => {
    const count = (url.searchParams.get('latitude') ?? '').split(',').length;
    answerJson(response, 200, count === 1 ? saidOf(from) : Array.from({ length: count }, () => saidOf(from)));
  };
  let answer = usual;
  const server = await startLoopback((arrived, response) => answer(arrived, response));
  return {
    provider: openMeteoWeather({ baseUrl: server.baseUrl, apiKey: null, timeoutMs: 2000 }),
    arrivals: server.arrivals,
    become: (other) => (answer = other ?? usual),
    close: server.close,
  };
};

/** A forecast with good hours to spray in on four days from one on, but for so much rain in each hour of the second. */
export const sprayingWeather = (from: string, rain: number) => ({
  elevationMetres: null,
  days: [],
  hours: [0, 1, 2, 3].flatMap((ahead) =>
    Array.from({ length: 24 }, (_, clock) => ({
      hour: `${addDays(from, ahead)}T${String(clock).padStart(2, '0')}:00`,
      temperature: 26,
      rain: ahead === 1 ? rain : 0,
      wind: 2,
    })),
  ),
});
