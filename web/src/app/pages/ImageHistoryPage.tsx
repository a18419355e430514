import type { HistoryItem } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { HistoryGallery } from '../../features/files/index.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { paths } from '../paths.ts';

export function ImageHistoryPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { '*': openId = '' } = useParams();
  const open = (id: string | null) => void navigate(paths.imageHistory.href(id ?? undefined));
  const edit = ({ id }: HistoryItem) =>
    void navigate(`${paths.furnitureInpainting.href()}?photo=${encodeURIComponent(id)}`);
  return (
    <HistoryGallery
      openId={openId || null}
      onOpen={open}
      onEdit={edit}
      emptyAction={
        <Link to={paths.furnitureInpainting.href()} className={buttonClass({ size: 'lg' })}>
          {t('files.emptyAction')}
        </Link>
      }
    />
  );
}
