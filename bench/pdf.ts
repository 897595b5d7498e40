/** How long the server takes to make the document of a report: one of 20 pages with a dozen photos, beside a short one. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { signedIn } from './cookies.ts';
import { canReadCpu, cpuMillisOf } from './cpu.ts';
import { startHouse, type House } from './house.ts';
import { figure, heading, median, note } from './report.ts';

const rounds = 7;
const goalSeconds = 1;
const photos = 12;
const amina = { email: 'amina@shuka.example', password: 'damina-2026' };
const keeperId = '0193a000-0000-7000-8000-000000000001';
const farmId = '0193a000-0001-7000-8000-000000000001';
/** A report of the demo world, of two pages. */
const shortReportId = '0193a000-0008-7000-8000-000000000001';

/** A picture as PNG (RFC 2083), half of it noise, so that no encoder finds it easy. */
const picture = (width: number, height: number): Buffer => {
  const chunk = (name: string, data: Buffer): Buffer => {
    const [length, check, body] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(name), data])];
    length.writeUInt32BE(data.length);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const noise = randomBytes(width * 3);
  const rows = Array.from({ length: height }, (_, row) =>
    Buffer.concat([Buffer.from([0]), Buffer.from(noise.map((one, place) => ((place + row) % 256) ^ (one & 31)))]),
  );
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.concat(rows))), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
};

type Ask = (method: string, path: string, body?: object | Buffer, more?: Record<string, string>) => Promise<Response>;

const openSession = async (house: House): Promise<Ask> => {
  const cookies = await signedIn(house, amina);
  const headers = {
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    origin: house.publicUrl,
    'x-xsrf-token': cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '',
  };
  return async (method, path, body, more = {}) => {
    const isBytes = Buffer.isBuffer(body);
    const type: Record<string, string> = body === undefined || isBytes ? {} : { 'content-type': 'application/json' };
    const sent = body === undefined ? {} : { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) };
    const init = { method, headers: { ...headers, ...type, ...more }, ...sent };
    const answer = await fetch(`http://127.0.0.1:${house.port}${path}`, init);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  };
};

const tus = { 'tus-resumable': '1.0.0' };

/** A photo of the farm with its large part here. */
const addPhoto = async (ask: Ask): Promise<string> => {
  const [id, bytes] = [randomUUID(), picture(1200, 800)];
  const part = { sha256: createHash('sha256').update(bytes).digest('hex'), sizeBytes: bytes.length };
  const draft = { id, plotId: null, thumb: part, full: part, takenAt: new Date().toISOString() };
  await ask('POST', `/api/farms/${farmId}/photos`, draft);
  const metadata = `photoId ${Buffer.from(id).toString('base64')},part ${Buffer.from('full').toString('base64')}`;
  const made = await ask('POST', '/uploads', undefined, {
    ...tus,
    'upload-length': String(bytes.length),
    'upload-metadata': metadata,
  });
  const { pathname } = new URL(made.headers.get('location') ?? '', `http://127.0.0.1`);
  const type = 'application/offset+octet-stream';
  await ask('PATCH', pathname, bytes, { ...tus, 'upload-offset': '0', 'content-type': type });
  return id;
};

const line = (price: number, quantity: number) => ({ priceKobo: price * 100, quantity });

const addReport = async (ask: Ask, photoIds: readonly string[]): Promise<string> => {
  const id = randomUUID();
  const lines = Array.from({ length: 560 }, (_, row) => `Ridge ${row + 1}: ${row % 90} stands.`);
  await ask('POST', `/api/farms/${farmId}/reports`, {
    id,
    keeperId,
    seasonId: null,
    costs: {
      seed: line(1600, 20),
      labour: line(3500, 18),
      fertiliser: line(52_000, 2),
      herbicide: line(6500, 2.5),
      pesticide: line(4800, 1),
      others: line(9000, 1),
    },
    familyLabour: null,
    budgetKobo: null,
    harvest: null,
    inspection: { inspectionType: 'mid-season', inspectionCompleted: true },
    farmReport: {
      reportTitle: 'Every ridge counted: ƙasa, Ọ̀yọ́, ụlọ',
      reportCategory: 'crop-growth',
      reportZone: 'North West',
      reportDescription: lines.join('\n').slice(0, 20_000),
      reportDate: '2026-05-20',
      cropType: 'Maize',
      reportLocation: 'Bichi, Kano',
    },
    photoIds,
    entriesInBook: false,
    entries: [],
    corrects: null,
  });
  return id;
};

type Made = { readonly seconds: number; readonly cpuMillis: number; readonly bytes: Buffer };

const make = async (house: House, ask: Ask, reportId: string): Promise<Made> => {
  const [cpu, began] = [canReadCpu ? cpuMillisOf(house.processId) : 0, performance.now()];
  const bytes = Buffer.from(await (await ask('GET', `/api/reports/${reportId}/document`)).arrayBuffer());
  const seconds = (performance.now() - began) / 1000;
  return { seconds, cpuMillis: canReadCpu ? cpuMillisOf(house.processId) - cpu : Number.NaN, bytes };
};

const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

heading(`pdf: the document of a report on the built server, ${rounds} rounds, medians`);
const house = await startHouse({});
try {
  const ask = await openSession(house);
  const photoIds: string[] = [];
  while (photoIds.length < photos) photoIds.push(await addPhoto(ask));
  const longReportId = await addReport(ask, photoIds);
  const [long, short]: [Made[], Made[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    long.push(await make(house, ask, longReportId));
    short.push(await make(house, ask, shortReportId));
  }
  const [bytes = Buffer.alloc(0)] = long.map((made) => made.bytes);
  const middle = (made: readonly Made[], of: 'seconds' | 'cpuMillis'): number => median(made.map((one) => one[of]));
  note(`${pagesIn(bytes)} pages with ${photos} photos, ${Math.round(bytes.length / 1024)} KB`);
  if (pagesIn(bytes) < 20) throw new Error('The long document has not 20 pages.');
  const best = Math.min(...long.map(({ seconds }) => seconds));
  figure('a document of 20 pages', middle(long, 'seconds'), 's', goalSeconds, best);
  figure('a document of 20 pages: CPU', middle(long, 'cpuMillis') / 1000, 's', null);
  figure('a short document', middle(short, 'seconds'), 's', null);
  figure('the long one, times the short one', middle(long, 'seconds') / middle(short, 'seconds'), 'x', null);
} finally {
  await house.stop();
}
