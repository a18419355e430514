import type { Purpose } from '@maquette/contract';
import type { SampleRoom } from '../platform/photos/sample-rooms.ts';
import { purposes, stageTools } from '../platform/stage-tools.ts';
import type { ToolHome } from '../platform/tool-links.ts';
import type { AppKey } from './messages/keys.ts';

interface PageFacts {
  /** Names the page in the browser's title. */
  readonly title: AppKey;
  /** Where in `pages/` the component stands, unless in a file of its own name. */
  readonly file?: string;
  /** Only people of this role; others see the page for the unauthorized. */
  readonly role?: 'admin';
  /** Its name in the header, which lists such pages in the order of the table. */
  readonly nav?: AppKey;
  readonly isInFooter?: true;
  /** Drawn in every language when the application is built: visitors come here first. */
  readonly isDrawn?: true;
}

/** What only the page of a tool has. */
interface ToolFacts {
  /** The step that takes up a photo in hand; the first one where it is not said. */
  readonly step?: string;
  /** The sample room that it is tried on without an account; it cannot be tried where none is named. */
  readonly triedOn?: SampleRoom;
}

export interface Page extends PageFacts {
  /** The router's pattern. */
  readonly path: string;
  /** The pattern without what may follow. */
  readonly address: string;
  readonly component: string;
  readonly access: 'public' | 'signed-in';
}

/** For everybody. */
function openPage(path: string, component: string, facts: PageFacts) {
  return linked(path, { ...facts, component, access: 'public' });
}

/** For people who are signed in. */
function ownPage(path: string, component: string, facts: PageFacts) {
  return linked(path, { ...facts, component, access: 'signed-in' });
}

/** One of the tools, as `stageTools` calls it. */
function toolPage(
  purpose: Purpose,
  path: string,
  { component, ...facts }: Omit<PageFacts, 'nav'> & ToolFacts & { component: string },
) {
  return { ...ownPage(path, component, { ...facts, nav: stageTools[purpose].word }), ...facts };
}

function linked(path: string, page: Omit<Page, 'path' | 'address'>): Page & { readonly href: () => string } {
  const address = path.replace(/\/[*:].*$/, '');
  return { ...page, path, address, href: () => address };
}

/**
 * Every page of the product, one row each, with how to link to it (`href`): routes, titles, guards, navigation and the
 * pages drawn ahead follow from it. Any other path leads home.
 */
export const paths = {
  home: openPage('/', 'HomePage', { title: 'app.title.home', isDrawn: true }),
  login: openPage('/login', 'LoginPage', { title: 'app.title.login', isDrawn: true }),
  register: openPage('/register', 'RegisterPage', { title: 'app.title.register', isDrawn: true }),
  tryOut: {
    ...openPage('/try', 'TryPage', { title: 'app.title.tryOut' }),
    /** With a sample room on the stage, and a tool open. */
    href: ({ tool = 'recolor', sample }: { tool?: Purpose; sample?: SampleRoom } = {}) =>
      `/try?tool=${tool}${sample ? `&sample=${sample}` : ''}`,
    /** What was made so far. */
    made: '/try#made',
  },
  forgotPassword: openPage('/forgot-password', 'ForgotPasswordPage', { title: 'app.title.forgotPassword' }),
  resetPassword: openPage('/reset-password', 'ResetPasswordPage', { title: 'app.title.resetPassword' }),
  verifyEmail: openPage('/verify-email', 'VerifyEmailPage', {
    file: 'EmailLinkPages',
    title: 'app.title.verifyEmail',
  }),
  confirmEmail: openPage('/confirm-email', 'ConfirmEmailPage', {
    file: 'EmailLinkPages',
    title: 'app.title.confirmEmail',
  }),
  undoEmail: openPage('/undo-email', 'UndoEmailPage', {
    file: 'EmailLinkPages',
    title: 'app.title.undoEmail',
  }),
  privacy: openPage('/privacy', 'PrivacyPage', {
    file: 'LegalPages',
    title: 'app.title.privacy',
    isInFooter: true,
  }),
  terms: openPage('/terms', 'TermsPage', { file: 'LegalPages', title: 'app.title.terms', isInFooter: true }),
  support: {
    ...openPage('/support', 'SupportPage', {
      file: 'LegalPages',
      title: 'app.title.support',
      isInFooter: true,
    }),
    /** With a topic the form is about that. */
    href: (topic?: 'money') => `/support${topic ? `?topic=${topic}` : ''}`,
  },
  unauthorized: openPage('/unauthorized', 'UnauthorizedPage', { title: 'app.title.unauthorized' }),
  profile: ownPage('/profile', 'ProfilePage', { title: 'app.title.profile' }),
  subscription: {
    ...ownPage('/subscription/*', 'SubscriptionPage', { title: 'app.title.subscription' }),
    /** With a tab it is the one that is open. */
    href: (tab?: 'plans' | 'credits') => `/subscription${tab ? `/${tab}` : ''}`,
  },
  subscriptionSuccess: ownPage('/subscription/success', 'SubscriptionSuccessPage', {
    file: 'CheckoutPages',
    title: 'app.title.subscription',
  }),
  subscriptionCancel: ownPage('/subscription/cancel', 'CheckoutLeftPage', {
    file: 'CheckoutPages',
    title: 'app.title.subscription',
  }),
  creditsSuccess: ownPage('/credits/success', 'CreditsSuccessPage', {
    file: 'CheckoutPages',
    title: 'app.title.credits',
  }),
  creditsCancel: ownPage('/credits/cancel', 'CheckoutLeftPage', {
    file: 'CheckoutPages',
    title: 'app.title.credits',
  }),
  payment: {
    ...ownPage('/payment/*', 'PaymentPage', { title: 'app.title.payment' }),
    /** With a tab's name that tab is open. */
    href: (tab?: string) => (tab ? `/payment/${tab}` : '/payment'),
  },
  receipt: {
    ...ownPage('/payment/receipts/:id', 'ReceiptPage', { title: 'app.title.receipt' }),
    href: (id: string) => `/payment/receipts/${encodeURIComponent(id)}`,
  },
  admin: {
    ...ownPage('/admin/*', 'AdminPage', { title: 'app.title.admin', role: 'admin' }),
    href: (tab: 'people' | 'health' = 'people') => (tab === 'people' ? '/admin' : `/admin/${tab}`),
    person: (id: string) => `/admin/people/${encodeURIComponent(id)}`,
  },
  furnitureInpainting: {
    ...toolPage('inpainting', '/furniture-inpainting/*', {
      component: 'FurnitureInpaintingPage',
      title: 'app.title.furnitureInpainting',
      step: 'draw',
      triedOn: 'living',
    }),
    /** With a sample room the page opens on it instead of asking for a photo. */
    href: (sample?: SampleRoom) => `/furniture-inpainting${sample ? `?sample=${sample}` : ''}`,
  },
  searchReplace: toolPage('replace', '/search-replace/*', {
    component: 'SearchReplacePage',
    file: 'SearchPages',
    title: 'app.title.searchReplace',
    triedOn: 'living',
  }),
  searchRecolor: toolPage('recolor', '/search-recolor/*', {
    component: 'SearchRecolorPage',
    file: 'SearchPages',
    title: 'app.title.searchRecolor',
    triedOn: 'dining',
  }),
  emptyRoom: toolPage('clearing', '/empty-room/*', {
    component: 'EmptyRoomPage',
    title: 'app.title.clearing',
  }),
  furnish: toolPage('furnishing', '/furnish/*', { component: 'FurnishPage', title: 'app.title.furnish' }),
  imageHistory: {
    ...ownPage('/image-history/*', 'ImageHistoryPage', {
      title: 'app.title.imageHistory',
      nav: 'app.nav.imageHistory',
    }),
    /** With a picture its view is open. */
    href: (pictureId?: string) => `/image-history${pictureId ? `/${encodeURIComponent(pictureId)}` : ''}`,
  },
  shares: ownPage('/shares', 'SharesPage', { title: 'app.title.shares' }),
  photoEditor: {
    ...ownPage('/photo-editor/:imageId?', 'PhotoEditorPage', { title: 'app.title.photoEditor' }),
    href: (imageId?: string) => `/photo-editor${imageId ? `/${encodeURIComponent(imageId)}` : ''}`,
  },
} as const;

export const pages: readonly Page[] = Object.values(paths);

/** The page of each tool. */
export const toolPages: Readonly<Record<Purpose, Page & ToolFacts>> = {
  inpainting: paths.furnitureInpainting,
  replace: paths.searchReplace,
  recolor: paths.searchRecolor,
  clearing: paths.emptyRoom,
  furnishing: paths.furnish,
};

const addresses = (of: (page: Page & ToolFacts) => string) =>
  Object.fromEntries(purposes.map((purpose) => [purpose, of(toolPages[purpose])])) as Record<Purpose, string>;

/** Where each tool has its page, and where it begins with a photo in hand. */
export const toolHomes = addresses(({ address }) => address);
export const stageHomes = addresses(({ address, step }) => (step ? `${address}/${step}` : address));

/** The address that takes a picture into the photo editor or a tool. */
export function toolLink(pictureId: string, home: ToolHome): string {
  if (home === 'editor') return paths.photoEditor.href(pictureId);
  return `${toolHomes[home]}?photo=${encodeURIComponent(pictureId)}`;
}

/** The file of a page's component, from this folder. */
export function sourceOf({ file, component }: Page): string {
  return `pages/${file ?? component}.tsx`;
}

/** Whether an address lies at a page's or below it. */
export function isWithin(home: string, address: string): boolean {
  return address === home || address.startsWith(`${home}/`);
}
