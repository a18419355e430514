import type { Share, ShareAnswer } from '@maquette/contract';
import { ExternalLink, Unlink } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorToMessage } from '../../platform/api/error-to-message.ts';
import { printDay } from '../../platform/i18n/print-day.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Question } from '../../ui/Question.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { CopyLink } from './CopyLink.tsx';
import { PinnedPicture } from './PinnedPicture.tsx';
import { useEndShare } from './queries.ts';
import { pinsAt, standingOf } from './share-facts.ts';

interface ShareCardProps {
  share: Share;
  /** Answers that are marked as new. */
  fresh: ReadonlySet<string>;
}

/** One link: how it stands, its pictures with the comments on them, and who answered what. */
export function ShareCard({ share, fresh }: ShareCardProps) {
  const { t, i18n } = useTranslation();
  const [now] = useState(() => Date.now());
  const standing = standingOf(share, now);
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpen = standing === 'open';
  const hadButtons = useRef(isOpen);
  const { title, answers, pictures } = share;
  // What had the focus goes with the buttons of an open link.
  useEffect(() => {
    if (!isOpen && hadButtons.current && document.activeElement === document.body) heading.current?.focus();
    hadButtons.current = isOpen;
  }, [isOpen]);
  const said = {
    open: t('shares.open', { day: printDay(share.expiresAt, i18n.language) }),
    ended: t('shares.ended'),
    expired: t('shares.expired'),
    empty: t('shares.gone'),
  }[standing];
  const name = title ?? t('shares.madeOn', { day: printDay(share.createdAt, i18n.language) });
  return (
    <section
      aria-label={name}
      className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-col items-start gap-1.5">
          <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold wrap-anywhere">
            {name}
          </h2>
          <Tag tone={isOpen ? 'success' : 'neutral'}>{said}</Tag>
        </div>
        {isOpen && (
          <div className="flex flex-wrap gap-2">
            <a
              href={share.path}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ variant: 'ghost' })}
            >
              <ExternalLink aria-hidden size={18} />
              {t('shares.look')}
            </a>
            <CopyLink path={share.path} />
            <EndButton id={share.id} />
          </div>
        )}
      </div>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {pictures.map((picture) => (
          <li key={picture.position}>
            <PinnedPicture picture={picture} pins={pinsAt(answers, picture.position)} />
          </li>
        ))}
      </ul>
      {answers.length === 0 ? (
        <p className="text-ink-soft">{t('shares.noAnswers')}</p>
      ) : (
        <div className="flex flex-col gap-3">
          <h3 className="font-semibold">{t('shares.answers', { count: answers.length })}</h3>
          <ul className="flex flex-col divide-y divide-line">
            {answers.map((answer) => (
              <li key={answer.id} className="py-3 first:pt-0 last:pb-0">
                <Answer answer={answer} share={share} isFresh={fresh.has(answer.id)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

interface AnswerProps {
  answer: ShareAnswer;
  share: Share;
  isFresh: boolean;
}

function Answer({ answer, share, isFresh }: AnswerProps) {
  const { t, i18n } = useTranslation();
  const { id, name, chosen, createdAt } = answer;
  const comments = share.pictures.flatMap(({ position }) =>
    pinsAt(share.answers, position).filter(({ answerId }) => answerId === id),
  );
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere">{name ?? t('shares.somebody')}</span>
        <span>{chosen === null ? t('shares.noChoice') : t('shares.chose', { number: chosen + 1 })}</span>
        <span className="text-sm text-ink-faint">{printDay(createdAt, i18n.language)}</span>
        {isFresh && <Tag tone="accent">{t('shares.isNew')}</Tag>}
      </p>
      {comments.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {comments.map(({ position, number, words }) => (
            <li key={`${position} ${number}`} className="flex flex-col gap-0.5">
              <span className="text-sm text-ink-faint">
                {t('shares.comment', { number, version: position + 1 })}
              </span>
              <span className="wrap-anywhere whitespace-pre-line">{words}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Ends a link, after asking. */
function EndButton({ id }: { id: string }) {
  const { t } = useTranslation();
  const addToast = useToast();
  const end = useEndShare();
  const [isAsked, setIsAsked] = useState(false);
  const confirm = async () => {
    try {
      await end.mutateAsync(id);
    } catch {
      return;
    }
    addToast({ type: 'success', message: t('shares.wasEnded') });
  };
  return (
    <>
      <Button
        variant="secondary"
        icon={<Unlink aria-hidden size={18} />}
        onClick={() => {
          end.reset();
          setIsAsked(true);
        }}
      >
        {t('shares.end')}
      </Button>
      <Dialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('shares.endTitle')}
        closeLabel={t('app.close')}
      >
        <Question
          failure={end.error && errorToMessage(end.error, t, t('shares.endFailed'))}
          keep={t('shares.keep')}
          onKeep={() => setIsAsked(false)}
          confirm={t('shares.end')}
          onConfirm={() => void confirm()}
          isDanger
          isBusy={end.isPending}
        >
          <p>{t('shares.endText')}</p>
        </Question>
      </Dialog>
    </>
  );
}
