import { useTranslation } from 'react-i18next';
import { useAdminWords } from './use-admin-words.ts';
import type { Health } from './health.ts';

const methods = ['planes', 'floor', 'surroundings', 'model'] as const;

/** What removals offered and what people keep of it, by how it was made: whether the rating is right. */
export function TakeTable({ takes }: { takes: Health['takes'] }) {
  const { t } = useTranslation();
  const { figure, share } = useAdminWords();
  if (takes.length === 0) return <p className="text-ink-faint">{t('admin.takes.none')}</p>;
  const nameOf = (method: string) => {
    const known = methods.find((one) => one === method);
    return known ? t(`admin.takes.method.${known}`) : method;
  };
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-ink-soft">{t('admin.takes.hint')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls on a phone is scrolled by keyboard too */}
      <div tabIndex={0} role="group" aria-label={t('admin.takes.title')} className="overflow-x-auto">
        <table className="w-full text-sm tabular-nums">
          <thead className="text-left text-ink-faint">
            <tr>
              <th scope="col" className="py-2 pr-4 font-medium">
                {t('admin.takes.method')}
              </th>
              {(['offered', 'first', 'kept', 'rating', 'keptRating'] as const).map((column) => (
                <th key={column} scope="col" className="py-2 pl-4 text-right font-medium">
                  {t(`admin.takes.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {takes.map(({ method, offered, first, kept, rating, keptRating }) => (
              <tr key={method}>
                <th scope="row" className="py-2 pr-4 text-left font-medium">
                  {nameOf(method)}
                </th>
                {[figure(offered), figure(first), figure(kept), share(rating), share(keptRating)].map(
                  (value, at) => (
                    <td key={at} className="py-2 pl-4 text-right">
                      {value}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
