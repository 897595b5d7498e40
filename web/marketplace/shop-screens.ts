/* What farmers and managers open of inputs with a network, in one file: each file more costs more than its bytes. */
export { OrderPage } from './OrderPage.tsx';
export { OrdersPage } from './OrdersPage.tsx';
export { ShopPage } from './ShopPage.tsx';
