import { creditsEndpoints } from '@maquette/contract';
import { bind, type Route } from '../../platform/http/route.ts';
import { getBalance, listTransactions } from './queries.ts';
import type { CreditsPorts } from './ports.ts';

export const creditsRoutes = (ports: CreditsPorts): Route[] => [
  bind(creditsEndpoints.getBalance, (ctx) => getBalance(ctx)),
  bind(creditsEndpoints.listTransactions, (ctx, { query }) => listTransactions({ ...ctx, ...ports }, query)),
];
