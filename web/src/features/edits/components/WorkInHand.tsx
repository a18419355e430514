import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';

interface WorkInHandProps {
  /** Name of the photo one was working on. */
  name: string;
  onGoOn: () => void;
}

/** The way back to the room one was working on, for who came to the first step again. */
export function WorkInHand({ name, onGoOn }: WorkInHandProps) {
  const { t } = useTranslation();
  return (
    <div className="mx-auto w-full max-w-3xl">
      <Banner
        actions={
          <Button
            variant="secondary"
            size="sm"
            className="self-center"
            icon={<ArrowRight aria-hidden size={16} />}
            onClick={onGoOn}
          >
            {t('edits.inHand.goOn')}
          </Button>
        }
      >
        <p className="font-medium break-words">{t('edits.inHand.title', { name })}</p>
        <p>{t('edits.inHand.hint')}</p>
      </Banner>
    </div>
  );
}
