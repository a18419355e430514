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
    'Keep your password to yourself, confirm your email address and use only one account. You answer for what is done with your account; tell us if somebody else got into it.',
  'app.terms.photos': 'Your photos',
  'app.terms.photosText':
    'Your photos and results stay yours. Upload only photos you may use, and none that show people against their will or break the law.',
  'app.terms.credits': 'Credits and payment',
  'app.terms.creditsText':
    'An edit costs the credits shown on its button before you start it. An edit that fails or is cancelled costs nothing.',
  'app.terms.end': 'Leaving',
  'app.terms.endText':
    'You may delete your account at any time in your profile; download your data there first if you want to keep it. Credits you have left end with the account. We may close accounts that break these terms, and say why.',

  'app.privacy.intro': 'What we keep about you, why, and for how long.',
  'app.privacy.kept': 'What we keep',
  'app.privacy.keptText':
    'Your name and email address, the language of your emails, your photos and results with the words you typed, and the record of your credits. Of your password we keep a hash from which it cannot be read. Of each place where you are signed in we keep when, and how the browser names itself.',
  'app.privacy.visits': 'If you try it without an account',
  'app.privacy.visitsText':
    'Your browser keeps a secret by which this device finds again what you made; we keep only a hash of it. Your photos, words and pictures are deleted within 24 hours, unless you create an account or sign in and so keep them. To limit the free tries of a day we count them by device and by network address, neither written down in clear; the counts of a day go when it is over.',
  'app.privacy.why': 'Why',
  'app.privacy.whyText':
    'To make your pictures, show your history, account for your credits and keep others out of your account. There is no advertising and no tracking.',
  'app.privacy.mails': 'Emails',
  'app.privacy.mailsText':
    'We write to you to confirm your address, to help you back in when you cannot sign in, about your payments, your plan and your credits, and when something changes in your account or in how you sign in. Nothing else, and no pictures that report whether you opened an email. The mail service of this installation sees your address and what we write.',
  'app.privacy.signIn': 'Signing in with Google, Apple or Facebook',
  'app.privacy.signInText':
    'Only where this installation offers it. The provider tells us your name, your email address and its number for you; we tell it nothing about your pictures. The page that shows its button loads a script from the provider, which then sees your network address.',
  'app.privacy.security': 'Security record',
  'app.privacy.securityText':
    'We write down sign-ins, refused attempts, changes of the password, new sign-ins and the like, with time and network address, so that misuse can be found out.',
  'app.privacy.shared': 'Who else sees it',
  'app.privacy.sharedText':
    'When an outside picture service is set up, it receives the photo, the mask and the words of an edit. Card numbers go to the card provider alone. When you share pictures by a link, whoever has the link sees them until it ends; what they answer is kept for you.',
  'app.privacy.photos': 'Photo details',
  'app.privacy.photosText':
    'Place, camera and other hidden details of a photo are removed from every picture we show or hand out.',
  'app.privacy.duration': 'How long',
  'app.privacy.durationText':
    'Until you delete it. Deleted pictures stay in the trash for 30 days, so that a mistake can be undone. The security record goes after 180 days. A sign-in ends after a day without use, after 30 days if you asked to stay signed in, and after 90 days in any case.',
  'app.privacy.rights': 'Your copy, and your way out',
  'app.privacy.rightsText':
    'In your profile you can download everything we keep about you, and delete your account. Deletion removes your name and address, your pictures, edits and sign-ins at once. What stays is the record of credits without your name, as bookkeeping requires, and until its 180 days are over that the account was used and deleted, without any address. Backups of this installation may hold older copies until they are replaced.',
  'app.privacy.browser': 'In your browser',
  'app.privacy.browserText':
    'We store your session, theme, language and unfinished work in your browser. We set no cookies; a sign-in provider may set its own when you use its button.',

  'app.support.intro': 'How to get help, and what to tell us so that we can.',
  'app.support.first': 'Try this first',
  'app.support.firstText':
    'Reload the page. If a photo is refused, check that it is a JPEG, PNG or WebP of at most 10 MB.',
  'app.support.money': 'Questions about credits',
  'app.support.moneyText':
    'A failed or cancelled edit is never charged: its credits are held while it runs and come back at once.',
  'app.support.plans': 'Support and your plan',
  'app.support.plansText':
    'A plan says which support comes with it: standard, priority or 24/7. Whoever runs this site answers, and sets what each of them means.',
  'app.support.signIn': 'You cannot sign in',
  'app.support.signInText':
    'Ask for a link to set a new password on the sign-in page. If no email arrives within a few minutes, look in the spam folder and check that the address is the one of your account. Links for a new password work for one hour, links to confirm an address for 24 hours.',
  'app.support.moneyQuestion': 'A question about a payment?',
  'app.support.write': 'Write to us',
  'app.support.writeText': 'Tell us what you did, when, and the version shown at the foot of the page.',
} as const;
