import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useParams } from 'react-router';
import { useSession } from '../../features/auth/index.ts';
import { PhotoEditor } from '../../features/photo-editor/index.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { paths } from '../paths.ts';

/** What the router names the first page of a visit. */
const FIRST_KEY = 'default';

export function PhotoEditorPage() {
  const { t } = useTranslation();
  const { user } = useSession();
  const { imageId = null } = useParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const goToGallery = () => void navigate(paths.imageHistory.href());

  if (user === null) return null;
  return (
    <PhotoEditor
      key={imageId}
      userId={user.id}
      imageId={imageId}
      onBack={() => (key === FIRST_KEY ? goToGallery() : void navigate(-1))}
      onGallery={goToGallery}
      onLocalFile={() => void navigate(paths.photoEditor.href())}
      onSaved={goToGallery}
      plansLink={
        <Link
          to={paths.subscription.href('plans')}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {t('photoEditor.errors.seePlans')}
        </Link>
      }
    />
  );
}
