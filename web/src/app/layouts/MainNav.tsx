import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { navLinks } from './nav-links.ts';

/** The tools in one row. */
export function MainNav() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('app.header.main')} className="hidden lg:block">
      <ul className="flex items-center gap-1">
        {navLinks.map(({ href, label, title }) => (
          <li key={href}>
            <NavLink
              to={href}
              title={t(title)}
              className="flex h-10 items-center rounded-sm px-3 text-[15px] text-ink-soft transition-colors hover:bg-sunken hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-accent-ink"
            >
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
