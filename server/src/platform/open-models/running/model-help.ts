import type { ModelUse } from '@maquette/contract';
import type { AskServer } from '../../children/serve-parent.ts';
import type { ModelRole } from '../catalogue.ts';
import type { ModelAnswer, ModelGifts, ModelQuestions } from './model-questions.ts';

/** The open models as a child that works on a picture has them: asked through the server, and remembered. */
export interface ModelHelp {
  can(role: ModelRole): boolean;
  /** Null where no model does it, or none could. */
  ask<Role extends ModelRole>(
    question: ModelQuestions[Role] & { readonly role: Role },
  ): Promise<ModelGifts[Role] | null>;
  /** What was asked, once a role. */
  used(): ModelUse[];
  /** Forgets that a model served: what it gave was not taken. */
  unused(role: ModelRole): void;
}

/** @param roles what can be asked for now */
export function modelHelp(roles: readonly ModelRole[], askServer: AskServer): ModelHelp {
  const used = new Map<ModelRole, ModelUse>();
  return {
    can: (role) => roles.includes(role),
    ask: async <Role extends ModelRole>(question: ModelQuestions[Role] & { readonly role: Role }) => {
      if (!roles.includes(question.role)) return null;
      const answer = (await askServer(question)) as ModelAnswer<Role> | null;
      if (answer) used.set(question.role, answer.use);
      return answer?.gave ?? null;
    },
    used: () => [...used.values()],
    unused: (role) => {
      if (used.get(role)?.served) used.delete(role);
    },
  };
}
