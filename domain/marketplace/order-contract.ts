import * as z from 'zod/mini';
import { endpoint } from '#kit/endpoint.ts';
import { id } from '#kit/id.ts';
import { optionalText, page, pageQuery, requiredText } from '#kit/text.ts';
import { businessHands } from './contract.ts';
import { dealersStaff, inputsOfCompany, inputsOften } from './input-contract.ts';
import { mostLinePacks } from './input-model.ts';
import { inputOrder, mostOrderLines, orderLine, orderPayments, orderWithStory } from './order-model.ts';

const ofFarmer = { kind: 'farmer', idField: 'keeperId' } as const;
const ofOrder = { kind: 'inputOrder', idField: 'orderId' } as const;
const text = requiredText('inputs.textRequired', 600);
const movedOn = { 'order-moved-on': 409 } as const;

export const placeOrder = endpoint({
  name: 'marketplace.placeOrder',
  method: 'POST',
  path: '/api/farmers/:keeperId/input-orders',
  who: businessHands,
  object: ofFarmer,
  input: z.strictObject({
    id,
    keeperId: id,
    companyId: id,
    lines: z
      .array(orderLine)
      .check(z.minLength(1, 'inputs.linesRequired'), z.maxLength(mostOrderLines, 'inputs.linesTooMany')),
    note: optionalText(300),
  }),
  output: orderWithStory,
  errors: { 'not-in-stock': 409, 'price-changed': 409, 'not-on-sale': 409 },
  offline: 'never',
  audit: 'ordered inputs',
  creates: true,
  limits: inputsOften,
  summary: 'Orders inputs of one dealer for a farmer, at the prices that were seen',
});

export const listInputOrders = endpoint({
  name: 'marketplace.listInputOrders',
  method: 'GET',
  path: '/api/farmers/:keeperId/input-orders',
  who: { ...businessHands, admin: 'any' },
  object: ofFarmer,
  input: z.strictObject({ keeperId: id, ...pageQuery }),
  output: page(inputOrder),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What a farmer ordered, the newest first',
});

export const listDealerOrders = endpoint({
  name: 'marketplace.listDealerOrders',
  method: 'GET',
  path: '/api/companies/:companyId/input-orders',
  who: dealersStaff,
  object: inputsOfCompany,
  input: z.strictObject({ companyId: id, ...pageQuery }),
  output: page(inputOrder),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'What farmers ordered of a company, the newest first',
});

export const listShortOrders = endpoint({
  name: 'marketplace.listShortOrders',
  method: 'GET',
  path: '/api/admin/input-orders',
  who: { admin: 'any' },
  input: z.strictObject({ ...pageQuery }),
  output: page(inputOrder),
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'The orders in which something is missing, the newest first',
});

export const readInputOrder = endpoint({
  name: 'marketplace.readInputOrder',
  method: 'GET',
  path: '/api/input-orders/:orderId',
  who: { ...businessHands, ...dealersStaff, admin: 'any' },
  object: ofOrder,
  input: z.strictObject({ orderId: id }),
  output: orderWithStory,
  errors: {},
  offline: 'never',
  audit: 'no',
  summary: 'One order of inputs with its story',
});

export const answerOrder = endpoint({
  name: 'marketplace.answerOrder',
  method: 'POST',
  path: '/api/input-orders/:orderId/answer',
  who: dealersStaff,
  object: ofOrder,
  input: z.strictObject({ orderId: id, isAccepted: z.boolean(), reason: optionalText(300) }),
  output: orderWithStory,
  errors: { ...movedOn, 'not-in-stock': 409 },
  offline: 'never',
  audit: 'answered an order of inputs',
  limits: inputsOften,
  summary: 'Accepts an order, which takes its packs from the stock, or declines it with a reason',
});

export const handOverOrder = endpoint({
  name: 'marketplace.handOverOrder',
  method: 'POST',
  path: '/api/input-orders/:orderId/hand-over',
  who: dealersStaff,
  object: ofOrder,
  input: z.strictObject({
    orderId: id,
    payment: z.enum(orderPayments, 'inputs.paymentRequired'),
    note: optionalText(300),
  }),
  output: orderWithStory,
  errors: movedOn,
  offline: 'never',
  audit: 'handed over an order of inputs',
  limits: inputsOften,
  summary: 'Says that an order was handed over and how it is paid, or that what was missing was made good',
});

export const receiveOrder = endpoint({
  name: 'marketplace.receiveOrder',
  method: 'POST',
  path: '/api/input-orders/:orderId/receipt',
  who: businessHands,
  object: ofOrder,
  input: z.strictObject({
    orderId: id,
    lines: z
      .array(
        z.strictObject({
          goodId: id,
          packs: z
            .int('inputs.packsRequired')
            .check(z.gte(0, 'inputs.packsRequired'), z.lte(mostLinePacks, 'inputs.packsTooMany')),
        }),
      )
      .check(z.minLength(1, 'inputs.linesRequired'), z.maxLength(mostOrderLines, 'inputs.linesTooMany')),
    note: optionalText(300),
  }),
  output: orderWithStory,
  errors: movedOn,
  offline: 'never',
  audit: 'counted what came of an order',
  limits: inputsOften,
  summary: 'Says item by item how many packs came in all; when some are missing, that opens a case',
});

export const withdrawOrder = endpoint({
  name: 'marketplace.withdrawOrder',
  method: 'POST',
  path: '/api/input-orders/:orderId/withdrawal',
  who: businessHands,
  object: ofOrder,
  input: z.strictObject({ orderId: id }),
  output: orderWithStory,
  errors: movedOn,
  offline: 'never',
  audit: 'took back an order of inputs',
  limits: inputsOften,
  summary: 'Takes back an order that the dealer has not answered yet',
});

export const sayOfOrder = endpoint({
  name: 'marketplace.sayOfOrder',
  method: 'POST',
  path: '/api/input-orders/:orderId/words',
  who: { ...businessHands, ...dealersStaff, admin: 'any' },
  object: ofOrder,
  input: z.strictObject({ id, orderId: id, text }),
  output: orderWithStory,
  errors: movedOn,
  offline: 'never',
  audit: 'wrote about an order of inputs',
  creates: true,
  limits: inputsOften,
  summary: 'Writes a word about an order or about what is missing of it, for both sides to see',
});

export const settleOrder = endpoint({
  name: 'marketplace.settleOrder',
  method: 'POST',
  path: '/api/input-orders/:orderId/settlement',
  who: { admin: 'any' },
  object: ofOrder,
  input: z.strictObject({ orderId: id, text }),
  output: orderWithStory,
  errors: movedOn,
  offline: 'never',
  audit: 'settled what was missing of an order',
  summary: 'Ends a case about missing goods with what was decided',
});
