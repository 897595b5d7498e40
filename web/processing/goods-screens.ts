/* What a mill has and sells, in one file for the same reason as its work. */
export { ProductPage } from './ProductPage.tsx';
export { ProductsPage } from './ProductsPage.tsx';
