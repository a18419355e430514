import type { Access } from '@maquette/contract';
import type { ComponentType } from 'react';
import type { LazyPart } from '../platform/lazy-part.tsx';
import { lazyWithWords } from './lazy-with-words.ts';
import type { AppKey } from './messages/keys.ts';
import { HomePage } from './pages/HomePage.tsx';
import { paths } from './paths.ts';

export interface PageRoute {
  path: string;
  access: Exclude<Access, 'signed-url' | 'admin'>;
  /** Only people of this role; others see the page for the unauthorized. */
  role?: 'admin';
  /** Names the page in the browser's title. */
  title: AppKey;
  page: ComponentType | LazyPart;
}

const LoginPage = lazyWithWords(() => import('./pages/LoginPage.tsx'), 'LoginPage');
const RegisterPage = lazyWithWords(() => import('./pages/RegisterPage.tsx'), 'RegisterPage');
const ForgotPasswordPage = lazyWithWords(
  () => import('./pages/ForgotPasswordPage.tsx'),
  'ForgotPasswordPage',
);
const ResetPasswordPage = lazyWithWords(() => import('./pages/ResetPasswordPage.tsx'), 'ResetPasswordPage');
const VerifyEmailPage = lazyWithWords(() => import('./pages/VerifyEmailPage.tsx'), 'VerifyEmailPage');
const ConfirmEmailPage = lazyWithWords(() => import('./pages/ConfirmEmailPage.tsx'), 'ConfirmEmailPage');
const UndoEmailPage = lazyWithWords(() => import('./pages/UndoEmailPage.tsx'), 'UndoEmailPage');
const TermsPage = lazyWithWords(() => import('./pages/TermsPage.tsx'), 'TermsPage');
const PrivacyPage = lazyWithWords(() => import('./pages/PrivacyPage.tsx'), 'PrivacyPage');
const SupportPage = lazyWithWords(() => import('./pages/SupportPage.tsx'), 'SupportPage');
const UnauthorizedPage = lazyWithWords(() => import('./pages/UnauthorizedPage.tsx'), 'UnauthorizedPage');
const PhotoEditorPage = lazyWithWords(() => import('./pages/PhotoEditorPage.tsx'), 'PhotoEditorPage');
const FurnitureInpaintingPage = lazyWithWords(
  () => import('./pages/FurnitureInpaintingPage.tsx'),
  'FurnitureInpaintingPage',
);
const ProfilePage = lazyWithWords(() => import('./pages/ProfilePage.tsx'), 'ProfilePage');
const AdminPage = lazyWithWords(() => import('./pages/AdminPage.tsx'), 'AdminPage');
const PaymentPage = lazyWithWords(() => import('./pages/PaymentPage.tsx'), 'PaymentPage');
const ReceiptPage = lazyWithWords(() => import('./pages/ReceiptPage.tsx'), 'ReceiptPage');
const SubscriptionPage = lazyWithWords(() => import('./pages/SubscriptionPage.tsx'), 'SubscriptionPage');
const SubscriptionSuccessPage = lazyWithWords(
  () => import('./pages/SubscriptionSuccessPage.tsx'),
  'SubscriptionSuccessPage',
);
const SubscriptionCancelPage = lazyWithWords(
  () => import('./pages/SubscriptionCancelPage.tsx'),
  'SubscriptionCancelPage',
);
const CreditsSuccessPage = lazyWithWords(
  () => import('./pages/CreditsSuccessPage.tsx'),
  'CreditsSuccessPage',
);
const CreditsCancelPage = lazyWithWords(() => import('./pages/CreditsCancelPage.tsx'), 'CreditsCancelPage');
const SearchReplacePage = lazyWithWords(() => import('./pages/SearchReplacePage.tsx'), 'SearchReplacePage');
const SearchRecolorPage = lazyWithWords(() => import('./pages/SearchRecolorPage.tsx'), 'SearchRecolorPage');
const FurnishPage = lazyWithWords(() => import('./pages/FurnishPage.tsx'), 'FurnishPage');
const EmptyRoomPage = lazyWithWords(() => import('./pages/EmptyRoomPage.tsx'), 'EmptyRoomPage');
const ImageHistoryPage = lazyWithWords(() => import('./pages/ImageHistoryPage.tsx'), 'ImageHistoryPage');

/** Every page of the product. Any other path leads home. */
export const routes: readonly PageRoute[] = [
  { path: paths.home.path, access: 'public', title: 'app.title.home', page: HomePage },
  { path: paths.login.path, access: 'public', title: 'app.title.login', page: LoginPage },
  { path: paths.register.path, access: 'public', title: 'app.title.register', page: RegisterPage },
  { path: paths.terms.path, access: 'public', title: 'app.title.terms', page: TermsPage },
  { path: paths.privacy.path, access: 'public', title: 'app.title.privacy', page: PrivacyPage },
  { path: paths.support.path, access: 'public', title: 'app.title.support', page: SupportPage },
  {
    path: paths.unauthorized.path,
    access: 'public',
    title: 'app.title.unauthorized',
    page: UnauthorizedPage,
  },
  {
    path: paths.furnitureInpainting.path,
    access: 'signed-in',
    title: 'app.title.furnitureInpainting',
    page: FurnitureInpaintingPage,
  },
  {
    path: paths.imageHistory.path,
    access: 'signed-in',
    title: 'app.title.imageHistory',
    page: ImageHistoryPage,
  },
  {
    path: paths.forgotPassword.path,
    access: 'public',
    title: 'app.title.forgotPassword',
    page: ForgotPasswordPage,
  },
  {
    path: paths.resetPassword.path,
    access: 'public',
    title: 'app.title.resetPassword',
    page: ResetPasswordPage,
  },
  { path: paths.verifyEmail.path, access: 'public', title: 'app.title.verifyEmail', page: VerifyEmailPage },
  {
    path: paths.confirmEmail.path,
    access: 'public',
    title: 'app.title.confirmEmail',
    page: ConfirmEmailPage,
  },
  { path: paths.undoEmail.path, access: 'public', title: 'app.title.undoEmail', page: UndoEmailPage },
  { path: paths.profile.path, access: 'signed-in', title: 'app.title.profile', page: ProfilePage },
  {
    path: paths.subscription.path,
    access: 'signed-in',
    title: 'app.title.subscription',
    page: SubscriptionPage,
  },
  {
    path: paths.subscriptionSuccess.path,
    access: 'signed-in',
    title: 'app.title.subscription',
    page: SubscriptionSuccessPage,
  },
  {
    path: paths.subscriptionCancel.path,
    access: 'signed-in',
    title: 'app.title.subscription',
    page: SubscriptionCancelPage,
  },
  {
    path: paths.creditsSuccess.path,
    access: 'signed-in',
    title: 'app.title.credits',
    page: CreditsSuccessPage,
  },
  {
    path: paths.creditsCancel.path,
    access: 'signed-in',
    title: 'app.title.credits',
    page: CreditsCancelPage,
  },
  { path: paths.payment.path, access: 'signed-in', title: 'app.title.payment', page: PaymentPage },
  {
    path: paths.admin.path,
    access: 'signed-in',
    role: 'admin',
    title: 'app.title.admin',
    page: AdminPage,
  },
  { path: paths.receipt.path, access: 'signed-in', title: 'app.title.receipt', page: ReceiptPage },
  {
    path: paths.searchReplace.path,
    access: 'signed-in',
    title: 'app.title.searchReplace',
    page: SearchReplacePage,
  },
  {
    path: paths.searchRecolor.path,
    access: 'signed-in',
    title: 'app.title.searchRecolor',
    page: SearchRecolorPage,
  },
  { path: paths.furnish.path, access: 'signed-in', title: 'app.title.furnish', page: FurnishPage },
  { path: paths.emptyRoom.path, access: 'signed-in', title: 'app.title.clearing', page: EmptyRoomPage },
  {
    path: paths.photoEditor.path,
    access: 'signed-in',
    title: 'app.title.photoEditor',
    page: PhotoEditorPage,
  },
];
