/** Templates: whoever runs an installation adapts them to its country and company. */
export const legalEn = {
  'app.legal.template':
    'This text is a template. Whoever runs this installation must adapt it before going public.',

  'app.terms.intro': 'These terms say what you may expect from Maquette and what we expect from you.',
  'app.terms.service': 'The service',
  'app.terms.serviceText':
    'Maquette changes photos of rooms as you describe. The pictures are suggestions: colours, sizes and materials of real furniture may differ.',
  'app.terms.account': 'Your account',
  'app.terms.accountText':
    'Keep your password to yourself and your email address current. You answer for what is done with your account.',
  'app.terms.photos': 'Your photos',
  'app.terms.photosText':
    'Your photos and results stay yours. Upload only photos you may use, and none that show people against their will or break the law.',
  'app.terms.credits': 'Credits and payment',
  'app.terms.creditsText':
    'An edit costs the credits shown on its button before you start it. An edit that fails or is cancelled costs nothing.',
  'app.terms.end': 'Leaving',
  'app.terms.endText':
    'You may close your account at any time. We may close accounts that break these terms, and say why.',

  'app.privacy.intro': 'What we keep about you, why, and for how long.',
  'app.privacy.kept': 'What we keep',
  'app.privacy.keptText':
    'Your name and email address, your photos and results with the words you typed, and the record of your credits.',
  'app.privacy.why': 'Why',
  'app.privacy.whyText':
    'To make your pictures, show your history and account for your credits. There is no advertising and no tracking.',
  'app.privacy.shared': 'Who else sees it',
  'app.privacy.sharedText':
    'When an outside picture service is set up, it receives the photo, the mask and the words of an edit. Card numbers go to the card provider alone.',
  'app.privacy.photos': 'Photo details',
  'app.privacy.photosText':
    'Place, camera and other hidden details of a photo are removed from every picture we show or hand out.',
  'app.privacy.duration': 'How long',
  'app.privacy.durationText':
    'Until you delete it. Deleted pictures stay in the trash for 30 days, so that a mistake can be undone.',
  'app.privacy.browser': 'In your browser',
  'app.privacy.browserText':
    'We store your session, theme, language and unfinished work in your browser. There are no third-party cookies.',

  'app.support.intro': 'How to get help, and what to tell us so that we can.',
  'app.support.first': 'Try this first',
  'app.support.firstText':
    'Reload the page. If a photo is refused, check that it is a JPEG, PNG or WebP of at most 10 MB.',
  'app.support.money': 'Questions about credits',
  'app.support.moneyText':
    'A failed or cancelled edit is never charged: its credits are held while it runs and come back at once.',
  'app.support.write': 'Write to us',
  'app.support.writeText':
    'Contact whoever runs this installation. Tell them what you did, when, and the version shown at the foot of the page.',
} as const;
