import { paths } from '../paths.ts';

/** The tools, as the header lists them for people who are signed in. */
export const navLinks = [
  {
    href: paths.furnitureInpainting.href(),
    label: 'app.nav.inpainting',
    title: 'app.title.furnitureInpainting',
  },
  { href: paths.searchReplace.href(), label: 'app.nav.searchReplace', title: 'app.title.searchReplace' },
  { href: paths.searchRecolor.href(), label: 'app.nav.searchRecolor', title: 'app.title.searchRecolor' },
  { href: paths.emptyRoom.href(), label: 'app.nav.clearing', title: 'app.title.clearing' },
  { href: paths.furnish.href(), label: 'app.nav.furnish', title: 'app.title.furnish' },
  { href: paths.imageHistory.href(), label: 'app.nav.imageHistory', title: 'app.title.imageHistory' },
] as const;

export const accountHrefs = {
  profile: paths.profile.href(),
  subscription: paths.subscription.href(),
  admin: paths.admin.href(),
  credits: paths.subscription.href('credits'),
  home: paths.home.href(),
} as const;
