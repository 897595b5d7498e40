import * as z from 'zod/mini';
import type { Position } from '@shuka/domain/kit/geodesy.ts';
import { askProvider, isDone, withoutSlash } from './sms.ts';
import type { SaidDay, SaidHour, SaidWeather, WeatherProvider } from './weather.ts';

type OpenMeteoSettings = {
  /** Where its forecast lies: https://api.open-meteo.com, or one's own mirror of it. */
  readonly baseUrl: string;
  /** Of a commercial account; none on a mirror of one's own. */
  readonly apiKey: string | null;
  readonly timeoutMs?: number;
};

const series = z.optional(z.nullable(z.array(z.nullable(z.number()))));

/** As its documentation shows it: a list of values beside a list of times; any value may be null. */
const place = z.object({
  elevation: z.optional(z.nullable(z.number())),
  daily: z.object({
    time: z.array(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))),
    temperature_2m_max: series,
    temperature_2m_min: series,
    precipitation_sum: series,
    precipitation_probability_max: series,
    wind_speed_10m_max: series,
    relative_humidity_2m_max: series,
    relative_humidity_2m_min: series,
    shortwave_radiation_sum: series,
  }),
  hourly: z.optional(
    z.object({
      time: z.array(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:00$/))),
      temperature_2m: series,
      precipitation: series,
      wind_speed_10m: series,
    }),
  ),
});

type Place = z.output<typeof place>;

const refusal = z.object({ error: z.literal(true), reason: z.optional(z.string()) });

const daily = [
  'temperature_2m_max',
  'temperature_2m_min',
  'precipitation_sum',
  'precipitation_probability_max',
  'wind_speed_10m_max',
  'relative_humidity_2m_max',
  'relative_humidity_2m_min',
  'shortwave_radiation_sum',
];
const hourly = ['temperature_2m', 'precipitation', 'wind_speed_10m'];
const forecastDays = 10;

const dayAt = ({ daily: said }: Place, index: number): SaidDay => ({
  day: said.time[index] ?? '',
  tmax: said.temperature_2m_max?.[index] ?? null,
  tmin: said.temperature_2m_min?.[index] ?? null,
  rain: said.precipitation_sum?.[index] ?? null,
  rainChance: said.precipitation_probability_max?.[index] ?? null,
  wind: said.wind_speed_10m_max?.[index] ?? null,
  humidityMax: said.relative_humidity_2m_max?.[index] ?? null,
  humidityMin: said.relative_humidity_2m_min?.[index] ?? null,
  radiation: said.shortwave_radiation_sum?.[index] ?? null,
});

const hoursOf = ({ hourly: said }: Place): SaidHour[] =>
  (said?.time ?? []).map((hour, index) => ({
    hour,
    temperature: said?.temperature_2m?.[index] ?? null,
    rain: said?.precipitation?.[index] ?? null,
    wind: said?.wind_speed_10m?.[index] ?? null,
  }));

const weatherOf = (said: Place): SaidWeather => ({
  elevationMetres: said.elevation ?? null,
  days: said.daily.time.map((_, index) => dayAt(said, index)),
  hours: hoursOf(said),
});

const queryOf = (places: readonly Position[], apiKey: string | null): URLSearchParams =>
  new URLSearchParams({
    latitude: places.map(([, latitude]) => latitude).join(','),
    longitude: places.map(([longitude]) => longitude).join(','),
    daily: daily.join(','),
    hourly: hourly.join(','),
    timezone: 'Africa/Lagos',
    wind_speed_unit: 'ms',
    forecast_days: String(forecastDays),
    ...(apiKey === null ? {} : { apikey: apiKey }),
  });

/** Its own words are shown to operators alone; they may repeat the address, and with it the key. */
const toRefusal = (status: number, body: unknown): Error =>
  new Error(`open-meteo: ${refusal.safeParse(body).success ? 'refused' : 'answered nothing readable'}, HTTP ${status}`);

/** Weather of Open-Meteo (open-meteo.com/en/docs), data under CC BY 4.0. */
export const openMeteoWeather = (settings: OpenMeteoSettings): WeatherProvider => {
  const { apiKey, timeoutMs = 8000 } = settings;
  const base = withoutSlash(settings.baseUrl);
  return {
    name: 'Open-Meteo.com (CC BY 4.0)',
    forecast: async (places) => {
      if (places.length === 0) return [];
      const url = `${base}/v1/forecast?${queryOf(places, apiKey)}`;
      const answer = await askProvider('open-meteo', url, { headers: { Accept: 'application/json' }, timeoutMs });
      // One place is answered by itself, several by a list.
      const said = z.array(place).safeParse(Array.isArray(answer.body) ? answer.body : [answer.body]);
      if (!isDone(answer) || !said.success || said.data.length !== places.length)
        throw toRefusal(answer.status, answer.body);
      return said.data.map(weatherOf);
    },
  };
};
