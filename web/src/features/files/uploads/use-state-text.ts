import { limits } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../../platform/api/error-to-message.ts';
import type { Refusal, UploadState } from './model/queue.ts';

const refusals = {
  'invalid-type': 'files.uploads.invalidType',
  'too-large': 'files.uploads.tooLarge',
  empty: 'files.uploads.tooSmall',
  unreadable: 'files.uploads.unreadable',
} as const satisfies Record<Refusal, string>;

/** How far an upload is, or why it is no further, in words. */
export const useStateText = () => {
  const { t, i18n } = useTranslation();
  const number = new Intl.NumberFormat(i18n.language);
  return (state: UploadState): string => {
    switch (state.kind) {
      case 'waiting':
        return t('files.uploads.waiting');
      case 'preparing':
        return t('files.uploads.preparing');
      case 'sending':
        return state.fraction < 1
          ? t('files.uploads.sending', { percent: Math.floor(state.fraction * 100) })
          : t('files.uploads.checking');
      case 'done':
        return state.isKnown ? t('files.uploads.known') : doneText(state);
      case 'refused':
        return t(refusals[state.reason], { bytes: number.format(limits.uploadBytes) });
      case 'failed':
        return errorToMessage(state.error, t, t('files.uploads.failed'));
      case 'cancelled':
        return t('files.uploads.cancelled');
    }
  };

  function doneText({ preparation, picture }: Extract<UploadState, { kind: 'done' }>): string {
    const { width, height } = picture.metadata;
    if (preparation === 'converted') return t('files.uploads.converted');
    if (preparation === 'reduced') return t('files.uploads.reduced', { width, height });
    return t('files.uploads.done');
  }
};
