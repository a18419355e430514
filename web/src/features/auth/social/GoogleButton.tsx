import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTheme } from '../../../platform/theme/use-theme.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useNonce } from './use-nonce.ts';
import type { Proof, Purpose, SocialSize } from './provider.ts';
import { loadGoogle } from './google.ts';
import { TroubleNote } from './TroubleNote.tsx';

const places: Record<SocialSize, string> = {
  large: 'h-10 w-full justify-center',
  medium: 'h-8 min-w-48',
  small: 'h-5 min-w-36 justify-center',
};
const words = { signin: 'signin_with', signup: 'signup_with', use: 'continue_with' } as const;
const widthMax = 400;

const googleScript = {
  queryKey: ['google-identity-services'],
  queryFn: loadGoogle,
  staleTime: Infinity,
  retry: false,
  // The functions of the script, not data.
  structuralSharing: false,
};

/** How wide the place is, in whole pixels: Google draws for one width. */
function useWidth() {
  const place = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const watch = new ResizeObserver(() => setWidth(Math.min(widthMax, place.current?.clientWidth ?? 0)));
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return { place, width };
}

interface GoogleButtonProps {
  clientId: string;
  purpose: Purpose;
  size: SocialSize;
  emailHelps: boolean;
  onProof: (proof: Proof) => void;
}

/** The button that Google's own script draws: its rules allow no other. */
export function GoogleButton({ clientId, purpose, size, emailHelps, onProof }: GoogleButtonProps) {
  const { i18n } = useTranslation();
  const { theme } = useTheme();
  const { place, width } = useWidth();
  const isPlaced = width > 0;
  const fullWidth = size === 'large' ? width : null;
  const { nonce, error: nonceError, renew } = useNonce();
  const { data: google, error: scriptError, refetch } = useQuery(googleScript);
  const take = useEffectEvent((credential: string) => {
    onProof({ credential });
    void renew().catch(() => undefined);
  });

  useEffect(() => {
    const box = place.current;
    if (!google || nonce === null || !box || !isPlaced) return;
    google.initialize({
      client_id: clientId,
      callback: ({ credential }) => take(credential),
      nonce,
      ux_mode: 'popup',
      context: purpose,
      use_fedcm_for_button: true,
    });
    box.replaceChildren();
    google.renderButton(box, {
      type: 'standard',
      theme: theme === 'dark' ? 'filled_black' : 'outline',
      size,
      text: words[purpose],
      shape: 'pill',
      logo_alignment: 'center',
      locale: i18n.language,
      ...(fullWidth && { width: fullWidth }),
    });
  }, [google, nonce, place, isPlaced, fullWidth, clientId, purpose, theme, size, i18n.language]);

  const failure = scriptError ?? nonceError;
  const retry = () => {
    if (scriptError) void refetch();
    if (nonceError) void renew().catch(() => undefined);
  };
  return (
    <>
      {failure && (
        <TroubleNote
          trouble={{ provider: 'google', reason: failure }}
          emailHelps={emailHelps}
          onRetry={retry}
        />
      )}
      <div className={classNames('relative', failure ? 'hidden' : 'flex', places[size])}>
        {(!google || nonce === null) && <Skeleton className="absolute inset-0 rounded-full" />}
        {/* Google's frame is transparent only where both sides have the same scheme. */}
        <div ref={place} className="flex w-full scheme-light justify-[inherit]" />
      </div>
    </>
  );
}
