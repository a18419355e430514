import { ArrowRight, Images } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { purposes, stageTools } from '../../platform/stage-tools.ts';
import { paths, toolPages } from '../paths.ts';

/** The tools in their order, and the history of what they made. */
const cards = [
  ...purposes.map((purpose) => {
    const { address, triedOn: sample } = toolPages[purpose];
    const tried = sample ? paths.tryOut.href({ tool: purpose, sample }) : null;
    return { address, tried, ...stageTools[purpose] };
  }),
  {
    address: paths.imageHistory.address,
    tried: paths.tryOut.made,
    word: 'app.nav.imageHistory',
    intro: 'app.home.imageHistoryText',
    Icon: Images,
  },
] as const;

/** One card per tool; without an account it opens what can be tried of it, else the registration that leads to it. */
export function ToolCards({ isAuthenticated }: { isAuthenticated: boolean }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="tools" className="border-y border-line bg-surface">
      <div className="mx-auto w-full max-w-[90rem] px-4 py-14 sm:px-6 lg:py-20">
        <h2 id="tools" className="text-3xl font-semibold tracking-tight">
          {t('app.home.toolsTitle')}
        </h2>
        <p className="mt-2 text-lg text-ink-soft">{t('app.home.toolsIntro')}</p>
        <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-6">
          {cards.map(({ address, tried, word, intro, Icon }) => (
            <li key={address} className="flex">
              <Link
                {...(isAuthenticated
                  ? { to: address }
                  : {
                      to: tried ?? paths.register.href(),
                      ...(tried === null && { state: { from: address } }),
                    })}
                className="group flex flex-1 flex-col rounded-lg border border-line bg-page p-6 transition-colors hover:border-edge"
              >
                <span className="grid size-12 place-items-center rounded-md bg-accent-soft text-accent-ink">
                  <Icon aria-hidden size={24} />
                </span>
                <span className="mt-5 flex items-center gap-2 text-lg font-semibold tracking-tight">
                  {t(word)}
                  <ArrowRight
                    aria-hidden
                    size={18}
                    className="text-accent-ink transition-transform group-hover:translate-x-1"
                  />
                </span>
                <span className="mt-1.5 text-ink-soft">{t(intro)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
