import { limits, SupportMessage, supportTopics, systemEndpoints } from '@maquette/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { useRefusals } from '../../platform/forms/use-refusals.ts';
import { LoadFailure } from '../../platform/LoadFailure.tsx';
import { capabilitiesQuery } from '../../platform/query/capabilities-query.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';

interface SupportFormProps {
  /** Of whoever is signed in; empty for others. */
  email: string;
  /** What the message is about, as an address says; null where it does not. */
  topic: string | null;
}

/** Where people get help here, and a form that mails it. */
export function SupportForm(props: SupportFormProps) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(capabilitiesQuery);
  if (error)
    return (
      <LoadFailure
        {...{ error, isFetching }}
        message={t('system.support.loadFailed')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-96 w-full" />;
  if (!data.support) return <p className="text-ink-soft">{t('system.support.nobody')}</p>;
  const { email: address } = data.support;
  return (
    <>
      <p className="mb-6 text-ink-soft">
        {t('system.support.address')}{' '}
        <a
          href={`mailto:${address}`}
          className="font-medium text-accent-ink underline underline-offset-4 wrap-anywhere"
        >
          {address}
        </a>
      </p>
      <MessageForm {...props} />
    </>
  );
}

/** What was written stays when it could not be sent. */
function MessageForm({ email, topic }: SupportFormProps) {
  const { t } = useTranslation();
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: (body: SupportMessage) => call(systemEndpoints.writeToSupport, { body }),
  });
  const form = useForm<SupportMessage>({
    defaultValues: {
      topic: supportTopics.find((name) => name === topic) ?? 'use',
      message: '',
      replyTo: email,
    },
  });
  const { failure, showBesideFields } = useRefusals(form, {
    error,
    fields: ['message', 'replyTo'],
    failed: t('system.support.failed'),
  });
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) =>
    mutate(
      { ...values, message: values.message.trim(), replyTo: values.replyTo.trim() },
      { onSuccess: () => form.resetField('message'), onError: showBesideFields },
    ),
  );
  const { supportMessageMin: min, supportMessageMax: max } = limits;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {failure && <Banner tone="danger">{failure}</Banner>}
      {isSuccess && <Banner tone="success">{t('system.support.sent')}</Banner>}
      <SelectField
        label={t('system.support.topic')}
        options={supportTopics.map((name) => ({ value: name, label: t(`system.support.topic.${name}`) }))}
        {...form.register('topic')}
      />
      <TextArea
        label={t('system.support.message')}
        hint={t('system.support.hint')}
        rows={6}
        maxLength={max}
        required
        error={errors.message?.message}
        {...form.register('message', {
          validate: (text) => text.trim().length >= min || t('system.support.tooShort', { count: min }),
        })}
      />
      <TextField
        label={t('system.support.replyTo')}
        type="email"
        autoComplete="email"
        required
        error={errors.replyTo?.message}
        {...form.register('replyTo', {
          validate: (text) =>
            SupportMessage.shape.replyTo.safeParse(text.trim()).success || t('system.support.noAddress'),
        })}
      />
      <Button type="submit" size="lg" busy={isPending} className="self-start">
        {t('system.support.send')}
      </Button>
    </form>
  );
}
