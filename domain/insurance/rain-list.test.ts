import { describe, expect, test } from 'vitest';
import { Problem } from '#kit/problem.ts';
import { mostRainLines } from './rain-import-model.ts';
import { readRainList } from './rain-list.ts';

const today = '2027-07-01';
const head = 'date,latitude,longitude,rain_mm';
const read = (...lines: string[]) => readRainList([head, ...lines].join('\n'), today);

const saysOf = (text: string): string | undefined => {
  try {
    readRainList(text, today);
    return undefined;
  } catch (error) {
    return error instanceof Problem ? error.fields[0]?.says : String(error);
  }
};

describe('a list of official rain', () => {
  test('gives rain of squares by day, whatever the columns are called and wherever they stand', () => {
    expect(read('2027-06-30,12.24,8.24,12.5')).toMatchObject({
      lines: 1,
      days: [{ cell: '82,122', day: '2027-06-30', rain: 1250 }],
      squares: ['82,122'],
      from: '2027-06-30',
      until: '2027-06-30',
      leftOut: [],
    });
    const other = readRainList('\uFEFFStation,Lon,Lat,Day,Precipitation\r\nKano,8.24,12.24,2027-06-29,0\r\n', today);
    expect(other.days).toEqual([{ cell: '82,122', day: '2027-06-29', rain: 0 }]);
  });

  test.each([
    ['2027-06-31,12.24,8.24,1', 'no-day'],
    ['2027-07-01,12.24,8.24,1', 'future-day'],
    ['2027-06-30,north,8.24,1', 'no-place'],
    ['2027-06-30,51.5,0.1,1', 'not-nigeria'],
    ['2027-06-30,12.24,8.24,', 'no-rain'],
    ['2027-06-30,12.24,8.24,-0.5', 'absurd-rain'],
    ['2027-06-30,12.24,8.24,500.1', 'absurd-rain'],
    ['2027-06-30,12.24,8.24,1,2', 'broken-line'],
    ['2027-06-01,12.241,8.239,9', 'twice'],
  ])('leaves out the line %s and says which and why', (line, reason) => {
    const { days, leftOut } = read('2027-06-01,12.24,8.24,5', line);
    expect(days).toHaveLength(1);
    expect(leftOut).toEqual([{ reason, count: 1, lines: '3' }]);
  });

  test('is refused whole where it is another file, where nothing of it is left, and where it is too long', () => {
    expect(saysOf('commodity,price\nMaize,1')).toBe('insurance.fileUnknown');
    expect(saysOf('\u0000PNG')).toBe('insurance.fileUnknown');
    expect(saysOf(`${head}\n2028-01-01,12.24,8.24,1`)).toBe('insurance.fileEmpty');
    expect(saysOf(`${head}\n${'2028-01-01,12.24,8.24,1\n'.repeat(mostRainLines + 1)}`)).toBe('insurance.fileTooLong');
  });
});
