import { useEffect } from 'react';
import { useNavigate } from 'react-router';

const afterMs = 3000;

/** Three seconds after there is somewhere to go, replaces the page by it, unless the reader has left by then. */
export const useLeadOn = (to: string | null, state?: unknown): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (to === null) return undefined;
    const timer = setTimeout(() => void navigate(to, { replace: true, state }), afterMs);
    return () => clearTimeout(timer);
  }, [to, state, navigate]);
};
