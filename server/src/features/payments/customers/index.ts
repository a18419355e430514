export { asCustomer } from './as-customer.ts';
export { createCustomer } from './create-customer.ts';
export { customerOf } from './customer-of.ts';
export { findCustomer, holdCustomer, removeCustomer } from './customers.store.ts';
