import { existsSync, readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaHectares, metresBetween, perimeterMetres, type Position } from '#kit/geodesy.ts';
import { checkEudrFile, checkPlots, eudrFileOf, isGoodEudrFile, mayBePoint, type EudrPlot } from './index.ts';

const folder = new URL('../../../shared/vectors/eudr/', import.meta.url);
const absent = 'the folder shared/vectors is absent, so its plot files were not tried';

const said = (text: string, state: string | null = null): string[] =>
  checkEudrFile(text, state).map(({ says }) => says);

/** What each bad file of the vectors is bad for. */
const reasons: Readonly<Record<string, string>> = {
  'bad-bowtie': 'crossing',
  'bad-country-alpha3': 'country',
  'bad-five-decimals': 'decimals',
  'bad-hole': 'hole',
  'bad-line': 'geometry',
  'bad-open-ring': 'open-ring',
  'bad-point-over-4ha': 'point-over-4-ha',
  'bad-swapped-lat-lon': 'swapped',
};

const fileOf = (geometry: string, properties = '"ProducerCountry":"NG","ProductionPlace":"Plot A, Idanre"'): string =>
  `{"type":"FeatureCollection","features":[{"type":"Feature","properties":{${properties}},"geometry":${geometry}}]}`;

const pointFile = (area: string): string =>
  fileOf(
    '{"type":"Point","coordinates":[5.106123,7.091456]}',
    `"ProducerCountry":"NG","ProductionPlace":"Idanre"${area}`,
  );

describe('plot files', () => {
  test('the good ones of the vectors are good, each bad one is bad for its reason', ({ skip }) => {
    skip(!existsSync(folder), absent);
    const names = readdirSync(folder).filter((name) => name.endsWith('.geojson'));
    expect(names.filter((name) => name.startsWith('bad')).toSorted()).toEqual(
      Object.keys(reasons).map((name) => `${name}.geojson`),
    );
    for (const name of names) {
      const text = readFileSync(new URL(name, folder), 'utf8');
      const findings = checkEudrFile(text);
      expect([name, isGoodEudrFile(findings)]).toEqual([name, name.startsWith('good')]);
      const reason = reasons[name.replace('.geojson', '')];
      if (reason !== undefined) expect(said(text)).toContain(reason);
    }
  });

  test('areas and ways are those of the ellipsoid, on both sides of 4 ha', ({ skip }) => {
    skip(!existsSync(folder), absent);
    type Cases = {
      polygons: { ring: Position[]; area_ha: number; perimeter_m: number; spherical_area_ha: number }[];
      distances: { from: Position; to: Position; geodesic_m: number }[];
    };
    const cases = JSON.parse(readFileSync(new URL('area-perimeter-vectors.json', folder), 'utf8')) as Cases;
    for (const { ring, area_ha: hectares, perimeter_m: metres, spherical_area_ha: onBall } of cases.polygons) {
      expect(areaHectares(ring.slice(0, -1))).toBeCloseTo(hectares, 5);
      expect(perimeterMetres(ring.slice(0, -1))).toBeCloseTo(metres, 3);
      if (hectares < 4 && onBall > 4)
        expect([mayBePoint(areaHectares(ring.slice(0, -1))), mayBePoint(onBall)]).toEqual([true, false]);
    }
    for (const { from, to, geodesic_m: metres } of cases.distances)
      expect(metresBetween(from, to)).toBeCloseTo(metres, 2);
  });

  test('a swap is caught by the state that is declared, in the file or beside it', () => {
    const kano = fileOf(
      '{"type":"Point","coordinates":[12.002123,8.517456]}',
      '"ProducerCountry":"NG","ProductionPlace":"Home plot"',
    );
    expect(said(kano)).toEqual([]);
    expect(said(kano, 'KN')).toEqual(['swapped']);
    expect(said(kano.replace('12.002123,8.517456', '8.517456,12.002123'), 'KN')).toEqual([]);
  });

  test.each([
    ['4 ha exactly are a point still', pointFile(',"Area":4'), []],
    ['a little more is not', pointFile(',"Area":4.0001'), ['point-over-4-ha']],
    ['no area is taken for 4 ha', pointFile(''), []],
    ['an area in words', pointFile(',"Area":"2"'), ['area']],
    ['no area at all', pointFile(',"Area":0'), ['area']],
    ['a name as long as a page', pointFile(`,"ProducerName":"${'a'.repeat(101)}"`), ['producer-too-long']],
    ['beyond the globe', fileOf('{"type":"Point","coordinates":[5.106123,97.091456]}'), ['position']],
    ['in Ghana', fileOf('{"type":"Point","coordinates":[-1.106123,6.091456]}'), ['outside-country']],
    ['a text for a number', fileOf('{"type":"Point","coordinates":["5.106123",7.091456]}'), ['position']],
    [
      'three corners that are two',
      fileOf('{"type":"Polygon","coordinates":[[[5.106123,7.1],[5.107,7.1],[5.106123,7.1]]]}'),
      ['too-few-corners'],
    ],
    ['nothing of it', fileOf('null'), ['geometry']],
    ['a prototype for a type', fileOf('{"type":"constructor","coordinates":[1]}'), ['geometry']],
    ['no features', '{"type":"FeatureCollection","features":[]}', ['no-features']],
    ['no collection', '{"type":"Feature"}', ['not-geojson']],
    ['no JSON', '<xml/>', ['not-geojson']],
    ['JSON as deep as a well', '['.repeat(100_000), ['not-geojson']],
  ])('%s', (_, text, expected) => {
    expect(said(text)).toEqual(expected);
  });

  test('noughts at the end of a number do not make it coarse', () => {
    expect(said(fileOf('{"type":"Point","coordinates":[5.100000,7.100000]}'))).toEqual([]);
    expect(said(fileOf('{"type":"Point","coordinates":[5.1,7.1]}'))).toEqual(['decimals']);
  });

  test('what anyone sends gets findings and no failure', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        (value) => void checkEudrFile(JSON.stringify({ type: 'FeatureCollection', features: [value] })),
      ),
    );
    fc.assert(fc.property(fc.string(), (text) => void checkEudrFile(text)));
  });
});

describe('a pack', () => {
  const corners: Position[] = [
    [5.106, 7.093203],
    [5.108105, 7.093203],
    [5.108105, 7.091],
    [5.106, 7.091],
  ];
  const plot: EudrPlot = {
    plotId: 'a',
    producerName: 'Test "Farmer"\n</script>',
    placeName: 'Plot A, Idanre, Ondo',
    stateCode: 'ON',
    place: { kind: 'boundary', corners },
  };

  test('is written with six decimals, closed, against the clock, and finds no fault with itself', () => {
    const text = eudrFileOf([plot, { ...plot, place: { kind: 'point', at: [5.1, 7.1], hectares: 1.25 } }]);
    expect(text).toContain(
      '[[[5.106000,7.091000],[5.108105,7.091000],[5.108105,7.093203],[5.106000,7.093203],[5.106000,7.091000]]]',
    );
    expect(text).toContain('"Area":5.6656');
    expect(text).toContain('[5.100000,7.100000]');
    expect(checkEudrFile(text, 'ON')).toEqual([]);
    expect(checkPlots([plot])).toEqual([]);
  });

  test('says of each plot what to mend', () => {
    const bowtie: Position[] = [
      [5.1, 7.1],
      [5.103, 7.103],
      [5.103, 7.1],
      [5.1, 7.103],
    ];
    const swapped = corners.map(([longitude, latitude]): Position => [latitude, longitude]);
    const bad = [
      { ...plot, plotId: 'b', place: { kind: 'boundary' as const, corners: bowtie } },
      { ...plot, plotId: 'c', place: { kind: 'boundary' as const, corners: swapped } },
      { ...plot, plotId: 'd', place: { kind: 'point' as const, at: [5.1, 7.1] as const, hectares: 4.2 } },
    ];
    expect(
      checkPlots([plot, ...bad]).map(({ plotId, findings }) => [plotId, findings.map(({ says }) => says)]),
    ).toEqual([
      ['b', ['crossing', 'area']],
      ['c', ['swapped']],
      ['d', ['point-over-4-ha']],
    ]);
  });
});
