import { pages, paths } from '../paths.ts';

/** The pages that the header lists for people who are signed in. */
export const navLinks = pages.flatMap(({ nav, title, address }) =>
  nav ? [{ href: address, label: nav, title }] : [],
);

export const accountHrefs = {
  profile: paths.profile.href(),
  subscription: paths.subscription.href(),
  admin: paths.admin.href(),
  credits: paths.subscription.href('credits'),
  home: paths.home.href(),
} as const;
