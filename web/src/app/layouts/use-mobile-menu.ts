import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Whether the mobile menu is open. Escape and going anywhere close it. */
export const useMobileMenu = () => {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpenAt(null);
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return { isOpen, toggle: () => setOpenAt(isOpen ? null : key) };
};
