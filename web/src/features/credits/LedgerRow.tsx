import { type CreditSource, type CreditTransaction, EditTool } from '@maquette/contract';
import { Gift, ImageOff, type LucideIcon, RefreshCcw, ShoppingBag, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { printDay } from '../../platform/i18n/print-day.ts';
import { printChange } from '../../platform/i18n/print-money.ts';
import { classNames } from '../../ui/class-names.ts';

const icons: Partial<Record<CreditTransaction['source'], LucideIcon>> = {
  purchase: ShoppingBag,
  subscription: RefreshCcw,
  refund: Undo2,
  adjustment: Gift,
};

function isTool(source: CreditSource): source is CreditSource & EditTool {
  return EditTool.options.some((tool) => tool === source);
}

/** What a movement is called: an edit by its tool. */
export function sourceLabel(source: CreditSource) {
  return isTool(source) ? (`tool.${source}` as const) : (`credits.source.${source}` as const);
}

/** One movement: what it was for, how many credits, and how many there were after it. */
export function LedgerRow({ entry }: { entry: CreditTransaction }) {
  const { t, i18n } = useTranslation();
  const { amount, source, created_at, balanceAfter } = entry;
  // A source younger than this page is shown by its own name.
  const kind = t(sourceLabel(source as CreditSource), { defaultValue: source });
  // An adjustment is a kind to the bookkeeping: what it was, such as credits of welcome, says more.
  const [title, description] =
    source === 'adjustment' ? [entry.description || kind, ''] : [kind, entry.description];
  return (
    <li className="flex items-center gap-3 py-3 sm:gap-4">
      <Picture entry={entry} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{title}</p>
        {description !== '' && <p className="line-clamp-2 text-sm text-ink-soft">{description}</p>}
        <p className="text-sm text-ink-faint">
          {printDay(created_at, i18n.language, t('credits.dateUnavailable'))}
        </p>
      </div>
      <div className="shrink-0 text-right tabular-nums">
        <p className={classNames('font-semibold', amount > 0 && 'text-success')}>
          {printChange(amount, i18n.language)}
        </p>
        <p className="text-sm text-ink-faint">
          {t('credits.ledger.balance', { balance: balanceAfter.toLocaleString(i18n.language) })}
        </p>
      </div>
    </li>
  );
}

function Picture({ entry: { thumbnail, source } }: { entry: CreditTransaction }) {
  const Icon = icons[source] ?? ImageOff;
  if (thumbnail !== undefined) {
    return (
      <img
        src={thumbnail}
        alt=""
        loading="lazy"
        decoding="async"
        className="size-12 shrink-0 rounded-md bg-sunken object-cover"
      />
    );
  }
  return (
    <span
      aria-hidden
      className="grid size-12 shrink-0 place-items-center rounded-md bg-sunken text-ink-faint"
    >
      <Icon size={20} />
    </span>
  );
}
