import { ArrowRight, Brush, Images, PackageOpen, PaintRoller, Replace, Sofa } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../paths.ts';

const tools = [
  {
    page: paths.furnitureInpainting,
    tried: paths.tryOut.href({ tool: 'inpainting', sample: 'living' }),
    text: 'app.home.inpaintingText',
    Icon: Brush,
  },
  {
    page: paths.searchReplace,
    tried: paths.tryOut.href({ tool: 'replace', sample: 'living' }),
    text: 'app.home.searchReplaceText',
    Icon: Replace,
  },
  {
    page: paths.searchRecolor,
    tried: paths.tryOut.href({ tool: 'recolor', sample: 'dining' }),
    text: 'app.home.searchRecolorText',
    Icon: PaintRoller,
  },
  { page: paths.emptyRoom, tried: null, text: 'app.home.clearingText', Icon: PackageOpen },
  { page: paths.furnish, tried: null, text: 'app.home.furnishText', Icon: Sofa },
  {
    page: paths.imageHistory,
    tried: paths.tryOut.made,
    text: 'app.home.imageHistoryText',
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
          {tools.map(({ page: { address, title, nav = title }, tried, text, Icon }) => (
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
                  {t(nav)}
                  <ArrowRight
                    aria-hidden
                    size={18}
                    className="text-accent-ink transition-transform group-hover:translate-x-1"
                  />
                </span>
                <span className="mt-1.5 text-ink-soft">{t(text)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
