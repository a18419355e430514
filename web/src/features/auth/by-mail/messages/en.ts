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

  'auth.changeEmail.title': 'Email address',
  'auth.changeEmail.intro':
    'Your account has the address {{email}}. To change it we mail a link to the new one; it changes once you open that.',
  'auth.changeEmail.elsewhere': 'You sign in with {{provider}}, so the address of your account is theirs.',
  'auth.changeEmail.email': 'New email address',
  'auth.changeEmail.emailRequired': 'Please enter a valid email address.',
  'auth.changeEmail.password': 'Your password',
  'auth.changeEmail.passwordRequired': 'Please enter your password.',
  'auth.changeEmail.send': 'Send the link',
  'auth.changeEmail.sent':
    'A link is on its way to {{email}}. Open it within 24 hours; until then nothing changes.',
  'auth.changeEmail.failed': 'The address could not be changed. Please try again.',
  'auth.emailChanged.title': 'Your new address is in use',
  'auth.emailChanged.text':
    'From now on you sign in with {{email}}, and we write to it. The address before was told, with a way back for 72 hours.',
  'auth.emailChanged.toProfile': 'Go to your profile',
  'auth.emailChanged.failedTitle': 'Your address could not be changed',
  'auth.emailChanged.failed': 'The address could not be changed. Please try again.',
  'auth.emailChanged.deadLink':
    'It has expired, or a newer one took its place. Ask for another in your profile.',
  'auth.undoEmail.title': 'Undo the change of address?',
  'auth.undoEmail.text':
    'The account gets its address before back. Everybody is signed out, the password ends, and we mail you a link to choose a new one.',
  'auth.undoEmail.confirm': 'Undo the change',
  'auth.undoEmail.leave': 'Leave it changed',
  'auth.undoEmail.failed': 'The change could not be undone. Please try again.',
  'auth.emailUndone.title': 'The account has its address back',
  'auth.emailUndone.text':
    'It is {{email}} again. Everybody was signed out. Open the email we just sent you and choose a new password.',
  'auth.verifiedStart': 'Start',

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
