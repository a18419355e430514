import type { MailKind } from '../../mail-order.ts';

/** What one kind of mail says, in the order it says it. `{provider}` is a gap. */
export interface LetterWords {
  readonly subject: string;
  readonly opening: string;
  /** What the button is for, where that is not plain. */
  readonly advice: string | null;
  /** On the button; above the link where there are no buttons. Null for a letter that leads nowhere. */
  readonly button: string | null;
  /** How long the link lives, or what else there is to know. */
  readonly notice: string | null;
  /** What to do when the reader had no part in it. */
  readonly notYou: string;
}

export interface MailWords {
  readonly greeting: string;
  readonly greetingUnnamed: string;
  /** Above a link in the text part. */
  readonly linkHeading: string;
  readonly underButton: string;
  readonly signature: string;
  readonly footer: string;
  readonly letters: Readonly<Record<MailKind, LetterWords>>;
}

/** What mails say. `{name}`, `{label}` and `{provider}` are gaps. */
export const mailEn: MailWords = {
  greeting: 'Hello {name},',
  greetingUnnamed: 'Hello,',
  linkHeading: '{label}:',
  underButton: 'If the button does not work, open this address in your browser:',
  signature: 'The Maquette team',
  footer: 'This message was sent automatically. Replies to it are not read.',
  letters: {
    verification: {
      subject: 'Please verify your email address for Maquette',
      opening:
        'An account with Maquette was created with this email address. Please confirm that it is yours.',
      advice: null,
      button: 'Verify my email address',
      notice: 'The link works for 24 hours.',
      notYou: 'If you did not create this account, ignore this message: the address stays unconfirmed.',
    },
    'password-reset': {
      subject: 'Choose a new password for Maquette',
      opening: 'You asked to choose a new password for your Maquette account.',
      advice: null,
      button: 'Choose a new password',
      notice: 'The link works for one hour, and only once.',
      notYou: 'If you did not ask for this, ignore this message: your password stays as it is.',
    },
    'sign-in-reminder': {
      subject: 'How you sign in to Maquette',
      opening:
        'You asked to choose a new password, but your Maquette account has none: you sign in with {provider}. Your password is managed there.',
      advice: null,
      button: 'Go to the sign-in page',
      notice:
        'On the sign-in page, choose {provider}. If you have forgotten your password there, {provider} can help you.',
      notYou: 'If you did not ask for this, ignore this message: nothing was changed.',
    },
    'password-changed': {
      subject: 'Your Maquette password was changed',
      opening:
        'The password of your Maquette account was changed, and all devices were signed out. If it was you, there is nothing left to do: sign in with the new password.',
      advice: 'If it was not you, choose another password now. We send the link for it to this address.',
      button: 'Choose another password',
      notice: null,
      notYou:
        'Then also change the password of your mailbox, and wherever else you use the same one: somebody may know it.',
    },
    'sign-in-method-added': {
      subject: 'You can now sign in to Maquette with {provider}',
      opening:
        'Your {provider} account was connected to your Maquette account: you can now sign in with it. If it was you, there is nothing left to do.',
      advice:
        'If it was not you, change your password in your profile, which disconnects {provider} again. Also change those of your mailbox and of your {provider} account.',
      button: 'Open my profile',
      notice: null,
      notYou: 'Then write to us from the support page.',
    },
    'account-deleted': {
      subject: 'Your Maquette account was deleted',
      opening:
        'Your Maquette account was deleted as you asked, together with your pictures. The record of your credits is kept without your name and address. None of this can be undone.',
      advice: null,
      button: null,
      notice: 'Thank you for having used Maquette. You may create a new account at any time.',
      notYou:
        'If you did not ask for this, somebody may know your password: change it wherever else you use the same one.',
    },
  },
};
