import { z } from 'zod';
import { apiCall, listOf, wire } from '../api-call.ts';
import { endSubscription } from '../billing.ts';
import { customerShape } from '../shapes/customer-shapes.ts';
import { customerOf, ownMethod } from './find.ts';

export const customerCalls = [
  apiCall('POST /v1/customers', {
    step: 'create-customer',
    params: { email: z.email(), name: z.string(), metadata: wire.metadata.optional() },
    perform: (account, { params }) => {
      const customer = customerShape({ ...account.born('cus'), ...params });
      account.customers.set(customer.id, customer);
      account.tell('customer.created', customer);
      return customer;
    },
  }),
  apiCall('GET /v1/customers/:id', {
    step: 'read-customer',
    params: {},
    perform: (account, { id }) =>
      account.deleted.has(id) ? { id, object: 'customer', deleted: true } : customerOf(account, id),
  }),
  apiCall('POST /v1/customers/:id', {
    step: 'change-customer',
    params: {
      email: z.email().optional(),
      name: z.string().optional(),
      invoice_settings: z.strictObject({ default_payment_method: z.string() }).optional(),
    },
    perform: (account, { id, params }) => {
      const customer = customerOf(account, id);
      if (params.email !== undefined) customer.email = params.email;
      if (params.name !== undefined) customer.name = params.name;
      const wanted = params.invoice_settings?.default_payment_method;
      const param = 'invoice_settings[default_payment_method]';
      if (wanted !== undefined)
        customer.invoice_settings.default_payment_method = ownMethod(account, {
          ...{ id: wanted, customer: id, param },
        }).id;
      account.tell('customer.updated', customer);
      return customer;
    },
  }),
  apiCall('DELETE /v1/customers/:id', {
    step: 'delete-customer',
    params: {},
    perform: (account, { id }) => {
      const customer = customerOf(account, id);
      account.deleted.add(id);
      for (const method of account.methods.values()) if (method.customer === id) method.customer = null;
      for (const one of account.subscriptions.values())
        if (one.customer === id && one.status !== 'canceled') endSubscription(account, one);
      account.tell('customer.deleted', customer);
      return { id, object: 'customer', deleted: true };
    },
  }),
  apiCall('GET /v1/customers/:id/payment_methods', {
    step: 'list-methods',
    params: { type: z.literal('card').optional(), limit: wire.limit },
    perform: (account, { id, params }) => {
      customerOf(account, id);
      const own = [...account.methods.values()].filter(({ customer }) => customer === id);
      return listOf(own, { url: `/v1/customers/${id}/payment_methods`, limit: params.limit });
    },
  }),
  apiCall('GET /v1/customers/:id/payment_methods/:method', {
    step: 'read-method',
    params: {},
    perform: (account, { id, child }) => {
      customerOf(account, id);
      return ownMethod(account, { id: child, customer: id });
    },
  }),
];
