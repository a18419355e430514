import type { User } from '@maquette/contract';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isLocale } from '../../platform/i18n/locales.ts';
import { useUpdateProfile } from './update-profile.ts';

/** Has mails written in the language of the interface: told once on arrival and once after each change, silently. */
export function LanguageSync({ user }: { user: User | null }) {
  const { i18n } = useTranslation();
  const { mutate } = useUpdateProfile();
  const { language } = i18n;
  const userId = user?.id;
  const tell = useEffectEvent(() => {
    if (user && isLocale(language) && user.locale !== language) mutate({ locale: language });
  });
  useEffect(() => {
    if (userId) tell();
  }, [userId, language]);
  return null;
}
