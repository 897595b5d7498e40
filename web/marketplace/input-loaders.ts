import type { ComponentType } from 'react';
import { loadWithWords } from '#kit/load-with-words.ts';

type ShopScreens = typeof import('./shop-screens.ts');
type DealerScreens = typeof import('./dealer-screens.ts');

const ofShop = (pick: (screens: ShopScreens) => ComponentType) => () =>
  loadWithWords('inputs', import('./shop-screens.ts').then(pick));

/** With the words of companies: they say why there is none. */
const ofDealer = (pick: (screens: DealerScreens) => ComponentType) => () =>
  loadWithWords('mill', loadWithWords('inputs', import('./dealer-screens.ts').then(pick)));

export const loadShopPage = ofShop((part) => part.ShopPage);
export const loadOrdersPage = ofShop((part) => part.OrdersPage);
export const loadOrderPage = ofShop((part) => part.OrderPage);
export const loadShelfPage = ofDealer((part) => part.ShelfPage);
export const loadDealerOrdersPage = ofDealer((part) => part.DealerOrdersPage);
export const loadCheckInputsPage = ofDealer((part) => part.CheckInputsPage);

/* Vouchers are shown and taken without a network, so these come by themselves and with the words of inputs alone. */
export const loadVouchersPage = () =>
  loadWithWords(
    'inputs',
    import('./VouchersPage.tsx').then((part) => part.VouchersPage),
  );
export const loadRedeemPage = () =>
  loadWithWords(
    'inputs',
    import('./RedeemPage.tsx').then((part) => part.RedeemPage),
  );
export const loadGoodsPick = () =>
  loadWithWords(
    'inputs',
    import('./GoodsPick.tsx').then((part) => part.GoodsPick),
  );
export const loadInputsLink = () =>
  loadWithWords(
    'inputs',
    import('./InputsLink.tsx').then((part) => part.InputsLink),
  );
export const loadPestProducts = () =>
  loadWithWords(
    'pests',
    import('./PestProducts.tsx').then((part) => part.PestProducts),
  );
