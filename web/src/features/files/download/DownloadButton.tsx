import type { HistoryItem } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { SaveButton } from '../../../platform/photos/SaveButton.tsx';
import { useDownload, useFormat } from './use-download.ts';

interface DownloadButtonProps {
  picture: HistoryItem;
  size?: 'sm' | 'md';
}

/** Saves a picture in the format that was chosen last; beside it the formats to choose from. */
export function DownloadButton({ picture, size = 'md' }: DownloadButtonProps) {
  const { t } = useTranslation();
  const download = useDownload();
  const { format, choose } = useFormat(picture);
  return (
    <SaveButton {...{ size, format }} onChoose={choose} save={(wanted) => download(picture, wanted)}>
      {t('files.downloadAs', { format: t(`files.format.${format}`) })}
    </SaveButton>
  );
}
