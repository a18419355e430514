import { Eye, type LucideIcon, Shuffle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import type { Shortage } from '../draft/draft.ts';
import { ShortCredits, type ShortCreditsProps } from './ShortCredits.tsx';

/** What the buttons of words that spend are told, whatever the words are for. */
export interface WordsPayProps {
  /** Credits for all pictures together. */
  price: number;
  /** How many pictures. */
  count: number;
  /** There is something to send, and nothing is being made. */
  canStart: boolean;
  /** Why no picture can be made now, where it is not plain to see. */
  blocked: string | null;
  isWorking: boolean;
  /** Set when the last click found too few credits. */
  short: Shortage | null;
  onShortClose: () => void;
  /** As many pictures as the credits reach for. */
  onFewer: (count: number) => void;
  /** Makes one more by another seed; missing where there is none yet or all would be alike. */
  onAnother?: (() => void) | undefined;
  /** Nothing has changed since the last picture. */
  isSame?: boolean;
  /** What has to be answered first. */
  question?: ReactNode;
  /** Why a small preview is made first, for nothing; null when none is. */
  preview: ReactNode | null;
}

interface PayBarProps extends ShortCreditsProps {
  /** What the button does, with its price. */
  label: string;
  icon: LucideIcon;
  /** There is something to send. */
  canStart: boolean;
  /** Why no picture can be made now, where it is not plain to see. */
  blocked: string | null;
  isWorking: boolean;
  /** What has to be answered first: stands right above the button, and says itself why that waits. */
  question?: ReactNode;
  /** Without it the button sends the form that it stands in. */
  onStart?: () => void;
  /** Why a small preview is made first, for nothing; null when none is. */
  preview?: ReactNode;
  /** What stands under the button. */
  children?: ReactNode;
}

/** The button that spends, with the price on it, and what to do when there is too little. */
export function PayBar(props: PayBarProps) {
  const {
    label,
    icon,
    canStart,
    blocked,
    isWorking,
    onStart,
    preview = null,
    children,
    question,
    ...credits
  } = props;
  const { t } = useTranslation();
  const Icon = preview ? Eye : icon;
  return (
    <>
      {preview && <div className="wide:order-first wide:basis-full">{preview}</div>}
      <div className="sticky bottom-0 z-10 -mx-1 -my-2 flex flex-col gap-3 bg-surface px-1 py-2 wide:contents">
        <ShortCredits {...credits} />
        {question || <BlockedReason reason={blocked} />}
        <Button
          type={onStart ? 'button' : 'submit'}
          disabled={(!canStart && !isWorking) || blocked !== null}
          busy={isWorking}
          icon={<Icon aria-hidden size={18} />}
          onClick={onStart}
        >
          {preview ? t('edits.removal.seePreview') : label}
        </Button>
        {children}
      </div>
    </>
  );
}

/** The row that the buttons that spend stand in, at the lower edge of what is scrolled. */
export function PayRow({ children }: { children: ReactNode }) {
  return (
    <div className="narrow:contents wide:flex wide:flex-row-reverse wide:flex-wrap wide:items-center wide:gap-2 wide:sticky wide:-bottom-3 wide:z-10 wide:-mx-3 wide:-mb-3 wide:bg-raised wide:px-3 wide:pb-3">
      {children}
    </div>
  );
}

interface WordsPayBarProps extends WordsPayProps, Pick<PayBarProps, 'label' | 'icon' | 'kept' | 'children'> {}

/** The buttons of words that spend, with the price on them, and one more by another seed. */
export function WordsPay({ label, icon, kept, children, ...props }: WordsPayBarProps) {
  const { price, count, canStart, isWorking, blocked, preview } = props;
  const { short, onFewer, onShortClose, question } = props;
  return (
    <PayRow>
      <PayBar
        {...{ price, count, short, onFewer, blocked, canStart, isWorking, preview, question }}
        {...{ label, icon, kept }}
        onClose={onShortClose}
      />
      <OneMore {...props} />
      {children}
    </PayRow>
  );
}

/** Why the button beneath it waits; read out when it changes. */
export function BlockedReason({ reason }: { reason: string | null }) {
  return (
    <p
      role="status"
      className="text-sm text-warning empty:-mb-3 narrow:in-data-[sheet=peek]:order-last wide:order-first wide:basis-full wide:empty:hidden"
    >
      {reason}
    </p>
  );
}

type OneMoreProps = Pick<
  WordsPayProps,
  'price' | 'count' | 'canStart' | 'isWorking' | 'blocked' | 'isSame' | 'onAnother'
>;

/** One more picture of the same words, by another seed; says when the same order would bring the same picture. */
function OneMore({ price, count, isSame = false, onAnother, ...work }: OneMoreProps) {
  const { t } = useTranslation();
  if (!onAnother) return null;
  const each = price / count;
  return (
    <>
      {isSame && (
        <p className="text-sm text-ink-soft wide:order-first wide:basis-full">{t('edits.asking.same')}</p>
      )}
      <Button
        variant="secondary"
        disabled={!work.canStart || work.isWorking || work.blocked !== null}
        icon={<Shuffle aria-hidden size={18} />}
        onClick={onAnother}
      >
        {each === 0 ? t('edits.asking.anotherFree') : t('edits.asking.another', { count: each })}
      </Button>
    </>
  );
}
