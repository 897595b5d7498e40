import { createHash, createHmac } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startLoopback, type Arrived } from './loopback.ts';
import { s3Files } from './s3-files.ts';
import { toldFailure } from './told-failure.ts';

const accessKeyId = 'AKIAFADAMA';
const secretAccessKey = 'wJalrXUtnFEMI-fadama';
const region = 'af-south-1';
const picture = Buffer.from([0, 1, 2, 0xff, 0xfe, 0x0d, 0x0a]);
const key = createHash('sha256').update(picture).digest('hex');

let objects: Map<string, Buffer>;
let damage: ((bytes: Buffer) => Buffer) | undefined;
let isSilent: boolean;
let s3: Awaited<ReturnType<typeof startLoopback>>;

const hmac = (secret: string | Buffer, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

/** The Authorization header that AWS Signature Version 4 asks for, reckoned here from what arrived. */
const expectedAuthorization = ({ method, url, headers }: Arrived): string => {
  const moment = String(headers['x-amz-date']);
  const scope = `${moment.slice(0, 8)}/${region}/s3/aws4_request`;
  const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? '')?.[1] ?? '';
  const lines = names
    .split(';')
    .map((name) => `${name}:${headers[name]}\n`)
    .join('');
  const payload = headers['x-amz-content-sha256'];
  const request = [method, url.pathname, url.searchParams.toString(), lines, names, payload].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, createHash('sha256').update(request).digest('hex')].join('\n');
  const secret = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secretAccessKey}`, moment.slice(0, 8)));
  const signature = hmac(secret, toSign).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
};

const refuse = (response: ServerResponse, status: number, code: string): void => {
  const body = `<Error><Code>${code}</Code><AWSAccessKeyId>${accessKeyId}</AWSAccessKeyId></Error>`;
  response.writeHead(status, { 'Content-Type': 'application/xml' }).end(body);
};

/** The bucket `shuka`: HEAD of itself, and PUT, GET, HEAD and DELETE of its objects. */
const answerLikeS3 = (arrived: Arrived, response: ServerResponse): void => {
  if (isSilent) return;
  const { method, url, headers } = arrived;
  if (headers.authorization !== expectedAuthorization(arrived)) return refuse(response, 403, 'SignatureDoesNotMatch');
  const signed = /SignedHeaders=([^,]+)/.exec(headers.authorization)?.[1]?.split(';');
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed?.includes(name)))
    return refuse(response, 403, 'AccessDenied');
  if (url.pathname === '/shuka') return void response.end();
  const name = /^\/shuka\/([^/]+)$/.exec(url.pathname)?.[1];
  if (name === undefined) return refuse(response, 404, 'NoSuchBucket');
  if (method === 'PUT') {
    const body = damage?.(arrived.body) ?? arrived.body;
    const sum = createHash('sha256').update(body).digest('base64');
    if (headers['x-amz-checksum-sha256'] !== sum || !signed?.includes('x-amz-checksum-sha256'))
      return refuse(response, 400, 'BadDigest');
    objects.set(name, body);
    return void response.setHeader('ETag', '"1"').end();
  }
  if (method === 'DELETE') {
    objects.delete(name);
    return void response.writeHead(204).end();
  }
  const found = objects.get(name);
  if (found === undefined) return refuse(response, 404, 'NoSuchKey');
  response.writeHead(200, { 'Content-Length': found.length }).end(method === 'GET' ? found : undefined);
};

beforeEach(async () => {
  objects = new Map();
  damage = undefined;
  isSilent = false;
  s3 = await startLoopback(answerLikeS3);
});

afterEach(() => s3.close());

const makeFiles = (more: { secretAccessKey?: string; bucket?: string; timeoutMs?: number } = {}) => {
  const { bucket = 'shuka', ...rest } = more;
  return s3Files({ endpoint: `${s3.baseUrl}/${bucket}`, accessKeyId, secretAccessKey, region, ...rest });
};

describe('a file in an S3 bucket', () => {
  test('comes back as it was put, under the SHA-256 of its content', async () => {
    const files = makeFiles();
    expect(await files.put(picture, 'webp')).toBe(key);
    expect([...objects.keys()]).toEqual([`${key}.webp`]);
    expect(objects.get(`${key}.webp`)).toEqual(picture);
    expect(await files.get(key, 'webp')).toEqual(picture);
  });

  test('is gone once it is removed, and may be removed again', async () => {
    const files = makeFiles();
    await files.put(picture, 'webp');
    await files.remove(key, 'webp');
    await files.remove(key, 'webp');
    expect([objects.size, await files.get(key, 'webp')]).toEqual([0, null]);
  });

  test('is uploaded once', async () => {
    const files = makeFiles();
    await files.put(picture, 'webp');
    await files.put(picture, 'webp');
    expect(s3.arrivals.map((arrived) => arrived.method)).toEqual(['HEAD', 'PUT', 'HEAD']);
  });

  test('that nobody put is not there', async () => {
    expect(await makeFiles().get(key, 'webp')).toBeNull();
  });

  test('damaged on the way is not kept', async () => {
    damage = (bytes) => bytes.subarray(1);
    expect(await toldFailure(makeFiles().put(picture, 'webp'))).toContain(
      'files: the S3 store failed (HTTP 400 BadDigest)',
    );
    expect(objects.size).toBe(0);
  });

  test('cannot be put or fetched with a wrong secret, and the failure tells no key', async () => {
    const files = makeFiles({ secretAccessKey: 'wrong-secret' });
    for (const told of [await toldFailure(files.put(picture, 'webp')), await toldFailure(files.get(key, 'webp'))]) {
      expect(told).toContain('files: the S3 store failed (HTTP 403');
      for (const secret of [accessKeyId, 'wrong-secret', secretAccessKey]) expect(told).not.toContain(secret);
    }
  });

  test.each(['../shuka-secrets/x', `${key}/..`, ''])('is not looked for under %j', async (badKey) => {
    await expect(makeFiles().get(badKey, 'webp')).rejects.toThrow('files: not a key');
    expect(s3.arrivals).toEqual([]);
  });

  test('fails when the store stays silent or is not there', async () => {
    isSilent = true;
    expect(await toldFailure(makeFiles({ timeoutMs: 50 }).get(key, 'webp'))).toContain('files: the S3 store failed');
    await s3.close();
    expect(await toldFailure(makeFiles().put(picture, 'webp'))).toContain('files: the S3 store failed (ECONNREFUSED)');
  });
});

describe('the state of an S3 bucket', () => {
  test('is working when the bucket is ours', async () => {
    expect(await makeFiles().isWorking()).toBe(true);
  });

  test('is not working with a wrong secret, a bucket that is not there, silence or nobody there', async () => {
    expect(await makeFiles({ secretAccessKey: 'wrong-secret' }).isWorking()).toBe(false);
    expect(await makeFiles({ bucket: 'other' }).isWorking()).toBe(false);
    isSilent = true;
    expect(await makeFiles({ timeoutMs: 50 }).isWorking()).toBe(false);
    await s3.close();
    expect(await makeFiles().isWorking()).toBe(false);
  });
});
