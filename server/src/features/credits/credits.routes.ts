import { creditsEndpoints } from '@maquette/contract';
import { bind, type Route } from '../../platform/http/route.ts';
import { getBalance } from './get-balance.ts';
import { listTransactions } from './list-transactions.ts';

export const creditsRoutes = (): Route[] => [
  bind(creditsEndpoints.getBalance, (ctx) => getBalance(ctx)),
  bind(creditsEndpoints.listTransactions, (ctx, { query }) => listTransactions(ctx, query)),
];
