import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { isBlocked, type Trouble, troubleText } from './trouble.ts';

interface TroubleNoteProps {
  trouble: Trouble;
  /** One can sign in by e-mail on the same page. */
  emailHelps: boolean;
  /** Where nobody has pressed anything yet: said calmly, with a button to try once more. */
  onRetry?: () => void;
}

/** Why signing in did not come about, and what else can be done. */
export function TroubleNote({ trouble, emailHelps, onRetry }: TroubleNoteProps) {
  const { t } = useTranslation();
  return (
    <Banner tone={onRetry || trouble.reason === 'press_again' ? 'info' : 'danger'}>
      <p>
        {troubleText(trouble, t)}
        {emailHelps && isBlocked(trouble) && ` ${t('auth.social.useEmail')}`}
      </p>
      {onRetry && (
        <Button variant="secondary" size="sm" onClick={onRetry} className="mt-3">
          {t('app.retry')}
        </Button>
      )}
    </Banner>
  );
}
