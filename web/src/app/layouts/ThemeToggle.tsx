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
      icon={isDark ? <Sun size={20} /> : <Moon size={20} />}
      onClick={toggleTheme}
    />
  );
}
