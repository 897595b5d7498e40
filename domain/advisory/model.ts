import * as z from 'zod/mini';

const figure = z.nullable(z.number());

/** One day of a forecast in a place; null for what the provider does not say of it. */
const forecastDay = z.strictObject({
  day: z.string(),
  /** Degrees Celsius. */
  tmax: figure,
  tmin: figure,
  /** Millimetres over the day, and how likely any is, in per cent. */
  rain: figure,
  rainChance: figure,
  /** Metres a second at ten metres: the strongest of the day. */
  wind: figure,
  /** Per cent. */
  humidityMax: figure,
  humidityMin: figure,
  /** MJ a square metre and day. */
  radiation: figure,
});

export type ForecastDay = z.output<typeof forecastDay>;

/** One hour, for when to spray: 'YYYY-MM-DDTHH:00' by Nigeria's clock; wind in metres a second at ten metres. */
const forecastHour = z.strictObject({ hour: z.string(), temperature: figure, rain: figure, wind: figure });

export type ForecastHour = z.output<typeof forecastHour>;

/** What a provider said of a place: its days and hours, and how high it takes the place to lie. */
export const forecast = z.strictObject({
  elevationMetres: figure,
  days: z.array(forecastDay),
  hours: z.array(forecastHour),
});

export type Forecast = z.output<typeof forecast>;

export const alertKinds = ['heavy-rain', 'heat', 'strong-wind', 'dry-spell'] as const;

export const alert = z.strictObject({
  kind: z.enum(alertKinds),
  day: z.string(),
  /** Millimetres, degrees, metres a second or days, as the kind has it; `limit` is what it passed. */
  value: z.number(),
  limit: z.number(),
  source: z.string(),
});

export type Alert = z.output<typeof alert>;

/** Hours in a row that are fit for spraying; the last one is included. */
const sprayWindow = z.strictObject({ from: z.string(), until: z.string() });

export type SprayWindow = z.output<typeof sprayWindow>;

/** `usual` where there is no forecast: what the month is usually like, and no weather of any day. */
const weatherStates = ['fresh', 'old', 'stale', 'usual'] as const;

export type WeatherState = (typeof weatherStates)[number];

const usualWeather = z.strictObject({
  zone: z.string(),
  tmax: z.number(),
  tmin: z.number(),
  rain: z.number(),
  source: z.string(),
  isEstimate: z.boolean(),
});

/** The weather of a point of the grid as people see it. */
export const cellWeather = z.strictObject({
  cell: z.string(),
  /** Longitude first; some kilometres from the plot at most. */
  position: z.tuple([z.number(), z.number()]),
  state: z.enum(weatherStates),
  /** When the provider said it, and who that is; null where nobody did. */
  saidAt: z.nullable(z.string()),
  provider: z.nullable(z.string()),
  days: z.array(forecastDay),
  spray: z.array(sprayWindow),
  alerts: z.array(alert),
  /** What the grass of reference drinks each day that is known, and by which reckoning. */
  evaporation: z.array(
    z.strictObject({
      day: z.string(),
      mm: z.number(),
      method: z.enum(['penman-monteith', 'hargreaves']),
      isRadiationTold: z.boolean(),
    }),
  ),
  usual: usualWeather,
});

export type CellWeather = z.output<typeof cellWeather>;
