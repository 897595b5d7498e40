import type { PlaceFigures } from '@shuka/domain/figures';

/** A unit of an organisation by its code: ISO 3166-2 of a state, and behind it an LGA as it is spelt here. */
const unitOf = (place: string, code: string): string => {
  if (place === 'NG') return code === 'NG' ? 'NG' : `NG-${code}`;
  return code === place ? `NG-${place}` : `NG-${place}-${code}`;
};

/**
 * What is told of a place as data values of DHIS2, to be posted to its `/api/dataValueSets` with `dataElementIdScheme=CODE` and
 * `orgUnitIdScheme=CODE`: an element is called as the indicator, the period is the month. What is hidden or not known is left
 * out, so that nothing there is overwritten by it.
 */
export const dhis2Of = ({ place, day, total, parts }: PlaceFigures): string => {
  const period = (day ?? '').slice(0, 7).replace('-', '');
  const dataValues = [total, ...parts].flatMap(({ code, cells }) =>
    cells
      .filter(({ value }) => value !== null)
      .map(({ key, value }) => ({ dataElement: key, period, orgUnit: unitOf(place, code), value: String(value) })),
  );
  return JSON.stringify({ dataValues });
};
