import type { HistoryItem } from '@maquette/contract';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { HistoryGallery, type PictureUse, remixTool } from '../../features/files/index.ts';
import { useVerdicts } from '../../features/shares/index.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Tag } from '../../ui/Tag.tsx';
import { paths, toolHomes, toolLink } from '../paths.ts';
import { ShareHere } from '../ShareHere.tsx';

/** The history; with a picture in its address that one's view is open over it. */
export function ImageHistoryPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { '*': openId = '' } = useParams();
  const [address, setAddress] = useSearchParams();
  const { search, state } = useLocation();
  const { marks, newCount } = useVerdicts();
  const [sharing, setSharing] = useState<readonly HistoryItem[] | null>(null);
  const isFromList = (state as { isFromList?: boolean } | null)?.isFromList === true;

  const open = (id: string | null) => {
    if (id === null && isFromList) return void navigate(-1);
    const to = { pathname: paths.imageHistory.href(id ?? undefined), search };
    // From one picture to the next is not a step of its own: the way back leads to the list.
    const isFirst = id !== null && openId === '';
    return void navigate(to, {
      replace: !isFirst,
      state: id === null ? null : { isFromList: isFirst || isFromList },
    });
  };
  return (
    <>
      <HistoryGallery
        address={address}
        onAddress={(change, how) => setAddress(change(new URLSearchParams(window.location.search)), how)}
        openId={openId || null}
        onOpen={open}
        linkTo={pictureLink}
        onShare={setSharing}
        verdicts={marks}
        verdictsAddress={paths.shares.href()}
        sharesAction={
          <Link to={paths.shares.href()} className={buttonClass({ variant: 'secondary' })}>
            <Link2 aria-hidden size={18} />
            {/* On a phone it stands beside the other button. */}
            <span className="max-sm:sr-only">{t('app.title.shares')}</span>
            {newCount > 0 && <Tag tone="accent">{t('shares.new', { count: newCount })}</Tag>}
          </Link>
        }
        emptyAction={
          <Link to={paths.furnitureInpainting.href()} className={buttonClass({ size: 'lg' })}>
            {t('files.emptyAction')}
          </Link>
        }
        storageAction={
          <Link
            to={paths.subscription.href('plans')}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {t('files.storageAction')}
          </Link>
        }
      />
      <ShareHere pictures={sharing} onClose={() => setSharing(null)} />
    </>
  );
}

/** The address that takes a picture into the photo editor or a tool; null where there is nothing to make again. */
function pictureLink(picture: HistoryItem, use: PictureUse): string | null {
  if (use !== 'remix') return toolLink(picture.id, use);
  const tool = remixTool(picture);
  return tool && `${toolHomes[tool]}?remix=${encodeURIComponent(picture.id)}`;
}
