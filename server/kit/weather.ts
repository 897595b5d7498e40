import type { Position } from '@shuka/domain/kit/geodesy.ts';

/** One day and one hour as a provider said them; null for what it did not say. Units as the domain's forecast has them. */
export type SaidDay = {
  readonly day: string;
  readonly tmax: number | null;
  readonly tmin: number | null;
  readonly rain: number | null;
  readonly rainChance: number | null;
  readonly wind: number | null;
  readonly humidityMax: number | null;
  readonly humidityMin: number | null;
  readonly radiation: number | null;
};

export type SaidHour = {
  readonly hour: string;
  readonly temperature: number | null;
  readonly rain: number | null;
  readonly wind: number | null;
};

export type SaidWeather = {
  readonly elevationMetres: number | null;
  readonly days: readonly SaidDay[];
  readonly hours: readonly SaidHour[];
};

/** Who forecasts the weather of places. `name` is shown beside it with the credit it asks for. */
export type WeatherProvider = {
  readonly name: string;
  /**
   * The forecast of each of these places, in their order.
   * @throws Error naming the provider alone when it cannot be reached, refuses, or answers what nobody can read.
   */
  forecast(places: readonly Position[]): Promise<readonly SaidWeather[]>;
};
