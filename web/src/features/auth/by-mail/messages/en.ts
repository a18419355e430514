export const byMailEn = {
  'auth.forgotTitle': 'Forgot your password?',
  'auth.forgotIntro':
    'Tell us the email address of your account. We will send you a link to set a new password.',
  'auth.sendResetLink': 'Send reset link',
  'auth.backToSignIn': 'Back to sign in',
  'auth.passwordResetEmailSent':
    'If there is an account with this address, a link is on its way to it. It works for 1 hour. If nothing arrives, please look into your spam folder.',
  'auth.passwordResetError': 'Password reset request failed. Please try again.',

  'auth.resetTitle': 'Set a new password',
  'auth.resetIntro': 'Afterwards you sign in again on every device.',
  'auth.newPassword': 'New password',
  'auth.confirmNewPassword': 'Confirm new password',
  'auth.setNewPassword': 'Set new password',
  'auth.passwordResetSuccess': 'Your new password is set. You will be taken to the sign-in page.',
  'auth.resetFailed': 'Password reset failed. Please try again.',
  'auth.askForNewLink': 'Ask for a new link',

  'auth.verifyingTitle': 'Confirming your email',
  'auth.verifyingText': 'One moment, please.',
  'auth.verifiedTitle': 'Your email is confirmed',
  'auth.verifiedText': 'Thank you. Everything is ready for your first room.',
  'auth.invalidLinkTitle': 'This link does not work',
  'auth.invalidVerificationLink':
    'The verification link is invalid. Open the newest email from us, and take care to copy its link as a whole.',
  'auth.expiredLinkTitle': 'This link has expired',
  'auth.expiredVerificationLink': 'Verification links work for 24 hours. We can send you a new one.',
  'auth.verificationFailedTitle': 'Your email could not be confirmed',
  'auth.emailVerificationError': 'Email verification failed. Please try again.',
  'auth.tryAgain': 'Try again',
  'auth.resendVerification': 'Send a new link',
  'auth.verificationEmailResent':
    'If {{email}} still needs to be confirmed, a new link is on its way to it. If nothing arrives, please look into your spam folder.',
  'auth.resendVerificationError': 'Failed to resend verification email. Please try again.',
  'auth.noUserEmail': 'No user email available. Please ensure you are logged in.',
  'auth.emailRequired': 'Email is required. Please ensure you are logged in or provide an email.',
} as const;
