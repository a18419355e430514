import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import {
  AccountDetails,
  ChangeEmail,
  ChangePassword,
  KeysPanel,
  SessionsPanel,
  useEndSession,
  useSession,
  VerificationNotice,
} from '../../features/auth/index.ts';
import { EngineSettings } from '../../features/edits/index.ts';
import { DeletePanel, ExportPanel, InvoiceForm, PersonalForm } from '../../features/profile/index.ts';
import { forgetPerson } from '../../platform/storage/forget-person.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { paths } from '../paths.ts';

/** Who one is here, how one's pictures are made, and what is one's own to take along or delete. */
export function ProfilePage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const endSession = useEndSession();
  const navigate = useNavigate();
  const addToast = useToast();
  if (user === null) return null;

  const leaveForGood = () => {
    endSession('signed-out');
    forgetPerson(user.id);
    addToast({ type: 'success', message: t('profile.delete.done') });
    void navigate(paths.home.href(), { replace: true });
  };
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 py-10 sm:px-6">
      <h1 className="text-3xl font-semibold tracking-tight">{t('app.title.profile')}</h1>
      <VerificationNotice />
      <PersonalForm user={user} />
      <InvoiceForm user={user} />
      <AccountDetails />
      <ChangeEmail />
      <ChangePassword />
      <EngineSettings />
      <SessionsPanel />
      <KeysPanel
        toPlans={
          <Link to={paths.subscription.href('plans')} className={buttonClass({ variant: 'secondary' })}>
            {t('auth.keys.toPlans')}
          </Link>
        }
      />
      <ExportPanel />
      <DeletePanel user={user} onDeleted={leaveForGood} />
    </div>
  );
}
