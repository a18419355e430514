/** Rooms that ship with the product, ready to try. */
export const sampleRooms = ['living', 'bedroom', 'dining'] as const;
export type SampleRoom = (typeof sampleRooms)[number];

/** Every page's pattern for the router (`path`) and how to link to it (`href`). */
const fixed = <P extends string>(path: P) => ({ path, href: () => path });

export const paths = {
  home: fixed('/'),
  login: fixed('/login'),
  register: fixed('/register'),
  forgotPassword: fixed('/forgot-password'),
  resetPassword: fixed('/reset-password'),
  verifyEmail: fixed('/verify-email'),
  confirmEmail: fixed('/confirm-email'),
  undoEmail: fixed('/undo-email'),
  terms: fixed('/terms'),
  privacy: fixed('/privacy'),
  support: fixed('/support'),
  unauthorized: fixed('/unauthorized'),
  profile: fixed('/profile'),
  subscription: {
    path: '/subscription/*',
    /** With a tab it is the one that is open. */
    href: (tab?: 'plans' | 'credits') => `/subscription${tab ? `/${tab}` : ''}`,
  },
  subscriptionSuccess: fixed('/subscription/success'),
  subscriptionCancel: fixed('/subscription/cancel'),
  creditsSuccess: fixed('/credits/success'),
  creditsCancel: fixed('/credits/cancel'),
  payment: {
    path: '/payment/*',
    /** With a tab's name that tab is open. */
    href: (tab?: string) => (tab ? `/payment/${tab}` : '/payment'),
  },
  receipt: {
    path: '/payment/receipts/:id',
    href: (id: string) => `/payment/receipts/${encodeURIComponent(id)}`,
  },
  admin: {
    path: '/admin/*',
    href: (tab: 'people' | 'health' = 'people') => (tab === 'people' ? '/admin' : `/admin/${tab}`),
    person: (id: string) => `/admin/people/${encodeURIComponent(id)}`,
  },
  furnitureInpainting: {
    path: '/furniture-inpainting/*',
    /** With a sample room the page opens on it instead of asking for a photo. */
    href: (sample?: SampleRoom) => `/furniture-inpainting${sample ? `?sample=${sample}` : ''}`,
  },
  searchReplace: { path: '/search-replace/*', href: () => '/search-replace' },
  searchRecolor: { path: '/search-recolor/*', href: () => '/search-recolor' },
  emptyRoom: { path: '/empty-room/*', href: () => '/empty-room' },
  furnish: { path: '/furnish/*', href: () => '/furnish' },
  imageHistory: {
    path: '/image-history/*',
    /** With a picture its view is open. */
    href: (pictureId?: string) => `/image-history${pictureId ? `/${encodeURIComponent(pictureId)}` : ''}`,
  },
  photoEditor: {
    path: '/photo-editor/:imageId?',
    href: (imageId?: string) => `/photo-editor${imageId ? `/${encodeURIComponent(imageId)}` : ''}`,
  },
} as const;
