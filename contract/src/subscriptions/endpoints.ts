import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { sessionErrors } from '../errors.ts';
import { Plan, Subscription } from './plan.ts';

export const subscriptionsEndpoints = {
  listPlans: endpoint({
    method: 'GET',
    path: '/subscriptions/plans',
    access: 'public',
    summary: 'The monthly plans, smallest first',
    answer: 'json',
    response: z.object({ plans: z.array(Plan) }),
    errors: [],
  }),
  listSubscriptions: endpoint({
    method: 'GET',
    path: '/subscriptions/user',
    access: 'signed-in',
    summary: 'One’s subscriptions: the latest of each plan, newest first',
    answer: 'json',
    response: z.object({ subscriptions: z.array(Subscription) }),
    errors: [...sessionErrors],
  }),
};
