import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useTheme } from '../../platform/theme/use-theme.ts';
import { IconButton } from '../../ui/IconButton.tsx';

export function ThemeToggle() {
  const { t } = useTranslation();
  const { theme, toggleTheme } = useTheme();
  const isDark = theme === 'dark';
  return (
    <IconButton
      label={isDark ? t('app.header.toLight') : t('app.header.toDark')}
      icon={
        <>
          <Sun size={20} className="not-dark:hidden" />
          <Moon size={20} className="dark:hidden" />
        </>
      }
      onClick={toggleTheme}
    />
  );
}
