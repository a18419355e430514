import type { Session } from '@maquette/contract';
import { useTranslation } from 'react-i18next';
import { printDay } from '../../../platform/i18n/print-day.ts';
import { ago } from './model/ago.ts';
import { deviceOf } from './model/device.ts';

/** A session in words: on what it runs, when it was used last, since when it is open. */
export const useSessionWords = ({ userAgent, lastUsedAt, createdAt }: Session, nowMs: number) => {
  const { t, i18n } = useTranslation();
  const { browser, system } = deviceOf(userAgent);
  const { value, unit } = ago(Date.parse(lastUsedAt), nowMs);
  return {
    device:
      browser && system
        ? t('auth.sessions.device', { browser, system })
        : (browser ?? system ?? t('auth.sessions.unknown')),
    when: new Intl.RelativeTimeFormat(i18n.language, { numeric: 'auto' }).format(value, unit),
    since: printDay(createdAt, i18n.language),
  };
};
