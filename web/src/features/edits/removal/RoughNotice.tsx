import type { RoughReason } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';

/** More reasons than this are too many to read. */
const TOLD = 2;

/** Says before anything is paid that a removal will be rough, and why. */
export function RoughNotice({ reasons }: { reasons: readonly RoughReason[] }) {
  const { t } = useTranslation();
  return (
    <Banner tone="warning">
      <p className="font-medium">{t('edits.removal.rough')}</p>
      <RoughReasons reasons={reasons} />
    </Banner>
  );
}

function RoughReasons({ reasons }: { reasons: readonly RoughReason[] }) {
  const { t } = useTranslation();
  return (
    <ul className="mt-1 flex flex-col gap-1 text-sm">
      {reasons.slice(0, TOLD).map((reason) => (
        <li key={reason}>{t(`edits.removal.reason.${reason}`)}</li>
      ))}
    </ul>
  );
}
