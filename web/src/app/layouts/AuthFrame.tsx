import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/Banner.tsx';
import { sampleSize } from '../../platform/photos/sample-rooms.ts';
import { sampleSources } from '../home/sample-comparison.ts';

interface AuthFrameProps {
  title: string;
  intro?: string;
  children: ReactNode;
}

/** A form beside a picture of what it is for; the picture is decoration and leaves on small screens. */
export function AuthFrame({ title, intro, children }: AuthFrameProps) {
  const { t } = useTranslation();
  return (
    <div className="mx-auto grid w-full max-w-[90rem] flex-1 lg:grid-cols-2">
      <div className="px-4 py-10 sm:px-6 lg:pt-[max(4rem,12dvh)] lg:pb-16">
        <div className="mx-auto w-full max-w-md">
          <h1 className="text-3xl font-semibold tracking-tight sm:text-4xl">{title}</h1>
          {intro && <p className="mt-2 text-lg text-ink-soft">{intro}</p>}
          <noscript>
            <div className="mt-6">
              <Banner>{t('auth.needsScripts')}</Banner>
            </div>
          </noscript>
          <div className="mt-8">{children}</div>
        </div>
      </div>
      <div className="relative m-6 ml-0 hidden min-h-160 overflow-hidden rounded-xl bg-sunken lg:block">
        {/* Fetched at once where it is seen, and nowhere else; it covers a frame that is about as high as wide. */}
        <picture>
          <source media="(min-width: 64rem)" srcSet={sampleSources('living', 'after')} sizes="48rem" />
          <img alt="" {...sampleSize} decoding="async" className="absolute inset-0 size-full object-cover" />
        </picture>
      </div>
    </div>
  );
}
