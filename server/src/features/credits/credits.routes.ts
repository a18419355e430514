import { creditsEndpoints } from '@maquette/contract';
import { bind, type Route } from '../../platform/http/route.ts';
import { getBalance } from './get-balance.ts';
import { listTransactions } from './list-transactions.ts';
import type { CreditsPorts } from './ports.ts';

export const creditsRoutes = (ports: CreditsPorts): Route[] => [
  bind(creditsEndpoints.getBalance, (ctx) => getBalance(ctx)),
  bind(creditsEndpoints.listTransactions, (ctx, { query }) => listTransactions({ ...ctx, ...ports }, query)),
];
