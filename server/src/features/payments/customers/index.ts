export { asCustomer } from './as-customer.ts';
export { createCustomer } from './create-customer.ts';
export { customerOf } from './customer-of.ts';
export { findCustomer, removeCustomer } from './customers.store.ts';
