import { InvoiceTo, limits, type User } from '@maquette/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useRefusals } from '../../platform/forms/use-refusals.ts';
import { useBriefly } from '../../platform/use-briefly.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useUpdateProfile } from './update-profile.ts';

const nothing: InvoiceTo = { company: '', address: '', vatNumber: '' };

/** Company, address and VAT number for the invoices to come. */
export function InvoiceForm({ user }: { user: User }) {
  const { t } = useTranslation();
  const { form, submit, isPending, isSaved, failure } = useInvoiceForm(user);
  const { errors } = form.formState;
  const fits = InvoiceTo.shape;
  return (
    <Panel title={t('profile.invoice.title')} intro={t('profile.invoice.intro')}>
      <form noValidate onSubmit={submit} className="flex max-w-md flex-col gap-5">
        {failure && <Banner tone="danger">{failure}</Banner>}
        <TextField
          label={t('profile.invoice.company')}
          autoComplete="organization"
          maxLength={limits.nameMax}
          error={errors.company?.message}
          {...form.register('company')}
        />
        <TextArea
          label={t('profile.invoice.address')}
          autoComplete="street-address"
          rows={3}
          maxLength={limits.addressMax}
          error={errors.address?.message}
          {...form.register('address', {
            validate: (text) => fits.address.safeParse(text).success || t('profile.invoice.addressWrong'),
          })}
        />
        <TextField
          label={t('profile.invoice.vatNumber')}
          hint={t('profile.invoice.vatHint')}
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={limits.vatNumberMax}
          error={errors.vatNumber?.message}
          {...form.register('vatNumber', {
            validate: (text) => fits.vatNumber.safeParse(text).success || t('profile.invoice.vatWrong'),
          })}
        />
        <Button type="submit" busy={isPending} className="self-start">
          {t('profile.invoice.save')}
        </Button>
        {isSaved && <Banner tone="success">{t('profile.invoice.saved')}</Banner>}
      </form>
    </Panel>
  );
}

/** What was typed stays after a refusal; success is told for three seconds. */
function useInvoiceForm({ invoiceTo }: User) {
  const { t } = useTranslation();
  const update = useUpdateProfile();
  const saved = useBriefly();
  const form = useForm({ defaultValues: invoiceTo ?? nothing });
  const { failure, showBesideFields } = useRefusals(form, {
    error: update.error,
    fields: [],
    failed: t('profile.invoice.failed'),
  });
  const submit = form.handleSubmit(async (values) => {
    if (update.isPending) return;
    saved.hide();
    try {
      const { user } = await update.mutateAsync({ invoiceTo: values });
      form.reset(user.invoiceTo ?? nothing);
      saved.show();
    } catch (error) {
      showBesideFields(error);
    }
  });
  return { form, submit, isPending: update.isPending, isSaved: saved.isShown, failure };
}
