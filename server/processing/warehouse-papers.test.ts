import { createPublicKey, verify } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { checkWarehouseReceipt, readReceiptDocument } from '@shuka/domain/processing';
import { people } from '#world';
import { openHouse } from '#world/open-house.ts';
import { readPages } from '#world/read-pages.ts';
import { lotOf } from '#world/stored.ts';
import { someReceipt } from '#world/warehouse-hands.ts';

const house = await openHouse();
afterAll(house.close);

const { musa } = people;
const keeperId = musa.accountId;

const check = (code: string) => house.anyone.call(checkWarehouseReceipt, { code });

describe('whoever holds the paper of a receipt', () => {
  test('learns from its square code and from its short code whether it is genuine, and nothing of the depositor', async () => {
    const { code, checkUrl, paper } = await someReceipt(house, await lotOf(house, 100));
    const byUrl = await check(checkUrl ?? '');
    expect(byUrl.body).toMatchObject({ isGenuine: true, state: 'outstanding', number: paper.number, netGrams: 1e5 });
    expect(byUrl.text).not.toMatch(new RegExp(`Musa|${keeperId}`));
    const spelled = `${code?.slice(0, 4).toLowerCase()}-${code?.slice(4)}`;
    expect((await check(spelled)).body.isGenuine).toBe(true);
    expect((await check('00000000')).status).toBe(404);
    expect((await check(' ')).body.errors).toEqual([{ field: 'code', says: 'storage.codeRequired' }]);
  });

  test('sees that a code somebody made up, or a paper that was changed, is not genuine', async () => {
    const { id, code, checkUrl } = await someReceipt(house, await lotOf(house, 100));
    const token = checkUrl?.split('code=')[1] ?? '';
    const last = token.endsWith('A') ? 'B' : 'A';
    expect((await check(`${token.slice(0, -3)}${last}${token.slice(-2)}`)).body.isGenuine).toBe(false);
    await house.pool.query('alter table processing.warehouse_receipt disable trigger user');
    await house.pool.query(
      `update processing.warehouse_receipt set paper = replace(paper::text, '100000', '900000')::json where id = $1`,
      [id],
    );
    await house.pool.query('alter table processing.warehouse_receipt enable trigger user');
    expect((await check(code ?? '')).body.isGenuine).toBe(false);
  });

  test('checks its signature with the public key and without this house', async () => {
    const { checkUrl } = await someReceipt(house, await lotOf(house, 100));
    const [head, digest, signature] = /code=(SR1\.\w+\.([\w-]+))\.([\w-]+)$/.exec(checkUrl ?? '')?.slice(1) ?? [];
    const { body } = await check(checkUrl ?? '');
    const key = createPublicKey(body.publicKey);
    expect(verify(null, Buffer.from(head ?? ''), key, Buffer.from(signature ?? '', 'base64url'))).toBe(true);
    expect(body.digest).toBe(digest);
  });

  test.each(['en', 'ha'])('has it as an A4 document with its code, in %s', async (language) => {
    const { id, code, paper } = await someReceipt(house, await lotOf(house, 100));
    const headers = { 'accept-language': language };
    const { status, bytes } = await house.as(musa).call(readReceiptDocument, { receiptId: id }, { headers });
    const said = readPages(bytes).join('\n').normalize('NFC');
    expect(status).toBe(200);
    const texts = [`${paper.number}`, 'Musa Ibrahim', 'Invented Insurance', '12.4 %', '₦120', code ?? '', 'sandbox'];
    for (const text of language === 'en' ? texts : [...texts.slice(0, -1), 'gwaji']) expect(said).toContain(text);
  });
});
