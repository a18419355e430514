/** Signing in with Google, Apple or Facebook. */
export const socialEn = {
  'auth.provider.google': 'Google',
  'auth.provider.apple': 'Apple',
  'auth.provider.facebook': 'Facebook',

  'auth.social.or': 'or',
  'auth.social.signin': 'Sign in with {{provider}}',
  'auth.social.signup': 'Sign up with {{provider}}',
  'auth.social.use': 'Continue with {{provider}}',
  'auth.social.terms':
    'By continuing this way you agree to the <terms>terms of use</terms> and the <privacy>privacy policy</privacy>.',
  'auth.social.noPasswordNeeded': 'Was your account made with one of these? Then you need no password.',

  'auth.googleLoginError': 'Google login failed. Please try again.',
  'auth.appleLoginError': 'Apple login failed. Please try again.',
  'auth.facebookLoginError': 'Facebook login failed. Please try again.',
  'auth.socialLoginError': 'Social login failed. Please try again.',
  'auth.social.blocked': '{{provider}} could not be loaded. Your browser or an extension may be blocking it.',
  'auth.social.useEmail': 'You can use your email address instead.',
  'auth.social.retry': 'Try again',
  'auth.social.pressAgain': '{{provider}} is ready now. Please press the button once more.',
  'auth.social.switchedOff':
    'Signing in with {{provider}} is switched off here at the moment. Please write to support.',

  'auth.social.connectTitle': 'Connect {{provider}}',
  'auth.social.connectText':
    'An account with this address exists already. Enter its password to connect {{provider}}.',
  'auth.social.connect': 'Connect',
} as const;
