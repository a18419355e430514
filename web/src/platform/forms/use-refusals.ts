import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../api/api-error.ts';
import { errorToMessage } from '../api/error-to-message.ts';

interface RefusedFields<Field extends string> {
  /** Those that a refusal may be about. */
  fields: readonly Field[];
  /** The field that a code is about where the answer names none. */
  byCode?: Record<string, Field>;
}

/** What was refused field by field, each with the reason as it came. */
export function refusedFields<Field extends string>(
  error: unknown,
  { fields, byCode = {} }: RefusedFields<Field>,
): [Field, string][] {
  if (!(error instanceof ApiError)) return [];
  const named = fields.flatMap((field): [Field, string][] => {
    const reason = error.fields[field];
    return reason ? [[field, reason.message]] : [];
  });
  const about = error.code === null ? undefined : byCode[error.code];
  return named.length === 0 && about !== undefined ? [[about, error.message]] : named;
}

interface Refusals<Field extends string> extends RefusedFields<Field> {
  /** Why the last try failed. */
  error: Error | null;
  /** What to say where nobody said why. */
  failed: string;
}

/** What a form says of a failed try: beside the fields it is about, the first of them in focus, else above the form. */
export function useRefusals<Values extends FieldValues>(
  { setError }: Pick<UseFormReturn<Values>, 'setError'>,
  { error, failed, ...about }: Refusals<FieldPath<Values>>,
) {
  const { t } = useTranslation();
  return {
    showBesideFields: (refusal: unknown): void => {
      for (const [at, [field, message]] of refusedFields(refusal, about).entries())
        setError(field, { message }, { shouldFocus: at === 0 });
    },
    /** What stands above the form. */
    failure: error && refusedFields(error, about).length === 0 ? errorToMessage(error, t, failed) : null,
  };
}
