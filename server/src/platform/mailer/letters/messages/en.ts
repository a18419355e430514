import type { MailKind } from '../../mail-order.ts';

/** What one kind of mail says, in the order it says it. `{provider}` and what `tellFacts` tells are gaps. */
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
  readonly notYou?: string;
  /** The same, where all that is left is to write to us: said only where there is an address for it. */
  readonly askUs?: string;
}

export interface MailWords {
  readonly greeting: string;
  readonly greetingUnnamed: string;
  /** Above a link in the text part. */
  readonly linkHeading: string;
  readonly underButton: string;
  readonly signature: string;
  readonly footer: string;
  /** So many credits, by the language's plural forms; `{count}` is a gap. */
  readonly credits: Readonly<Record<'one' | 'other', string>>;
  /** Plans as people know them, by id. */
  readonly plans: Readonly<Record<string, string>>;
  /** What a message to support is about, by its topic. */
  readonly topics: Readonly<Record<string, string>>;
  /** After what was paid or returned where there is no real money. */
  readonly testMoney: string;
  /** What comes after a renewal that failed: another try, or none. */
  readonly outlook: Readonly<Record<'again' | 'ended', string>>;
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
  credits: { one: '{count} credit', other: '{count} credits' },
  plans: { basic: 'Basic', pro: 'Pro', business: 'Business' },
  topics: {
    use: 'How something works',
    account: 'Account and sign-in',
    money: 'Payments and invoices',
    privacy: 'Personal data',
    other: 'Something else',
  },
  testMoney: 'This is test money: no bank was asked for anything.',
  outlook: {
    again: 'We will try again in a few days. Please check your card, or choose another one.',
    ended: 'We will not try again: the plan has ended. You can renew it whenever you like.',
  },
  letters: {
    verification: {
      subject: 'Please confirm your email address for Maquette',
      opening:
        'An account with Maquette was created with this email address. Please confirm that it is yours.',
      advice: null,
      button: 'Confirm my email address',
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
    'email-change': {
      subject: 'Confirm your new email address for Maquette',
      opening: 'You asked us to use this address, {newEmail}, for your Maquette account from now on.',
      advice: null,
      button: 'Use this address',
      notice: 'The link works for 24 hours. Until you open it, the account keeps its address.',
      notYou: 'If you did not ask for this, ignore this message: nothing changes.',
    },
    'email-changed': {
      subject: 'The email address of your Maquette account was changed',
      opening: 'Your Maquette account now has the address {newEmail}. We no longer write to this one.',
      advice: 'If that was you, there is nothing to do.',
      button: 'Undo the change',
      notice:
        'The link works for 72 hours. It gives the account back to this address, signs out all devices, and the password stops working.',
      notYou: 'If you did not change it, undo the change now: somebody knows your password.',
    },
    'sign-in-method-added': {
      subject: 'You can now sign in to Maquette with {provider}',
      opening:
        'Your {provider} account was connected to your Maquette account: you can now sign in with it. If it was you, there is nothing left to do.',
      advice:
        'If it was not you, change your password in your profile, which disconnects {provider} again. Also change those of your mailbox and of your {provider} account.',
      button: 'Open my profile',
      notice: null,
      askUs: 'Then write to us from the support page.',
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
    receipt: {
      subject: 'Your invoice from Maquette: {credits} for {amount}',
      opening: 'Thank you for your purchase: {credits} for {amount}. They are in your account now.',
      advice: null,
      button: 'See the invoice',
      notice: 'The invoice can be printed, or saved as a PDF.',
      askUs: 'If you did not buy this, write to us from the support page.',
    },
    renewal: {
      subject: 'Your invoice from Maquette: {plan} plan until {date}',
      opening:
        'Thank you for your payment of {amount}: your {plan} plan is paid until {date}. Added to your account: {credits}.',
      advice: null,
      button: 'See the invoice',
      notice:
        'The invoice can be printed, or saved as a PDF. You can cancel the plan under “Plan and credits”.',
      askUs: 'If you did not subscribe to this, write to us from the support page.',
    },
    'renewal-failed': {
      subject: 'Your {plan} plan could not be renewed',
      opening:
        'The card was declined when we renewed your {plan} plan (attempt {tries}). Nothing was charged. The plan was paid until {date}.',
      advice: '{outlook}',
      button: 'Manage my cards',
      notice: 'Your pictures and your credits stay as they are.',
      notYou: 'If you no longer want the plan, you need not do anything: it ends after the third attempt.',
    },
    'subscription-cancelled': {
      subject: 'Your {plan} plan was cancelled',
      opening:
        'Your {plan} plan was cancelled: it will not be charged again. What you have paid for lasts until {date}.',
      advice: null,
      button: 'Go to my subscriptions',
      notice: 'Your pictures and your credits stay as they are.',
      notYou: 'If you did not cancel it, change your password: somebody may know it.',
    },
    'subscription-resumed': {
      subject: 'Your {plan} plan goes on',
      opening:
        'You took your {plan} plan up again: it is no longer cancelled. Nothing was charged now. What you have paid for lasts until {date}.',
      advice: null,
      button: 'Go to my subscriptions',
      notice: 'You can cancel it at any time.',
      notYou: 'If you did not do this, change your password: somebody may know it.',
    },
    refund: {
      subject: 'We returned {amount} to you',
      opening:
        '{amount} went back to the card you paid with. It can take a few days until your bank shows it. Taken back from your account: {taken}.',
      advice: null,
      button: 'See my payments',
      notice: 'The credit note is with your invoice.',
      askUs: 'If you have a question about this, write to us from the support page.',
    },
    'credits-low': {
      subject: 'You have {left} left on Maquette',
      opening:
        'Your account has {left} left. Once they are used up, you will need more credits for paid edits; what is free stays free.',
      advice: null,
      button: 'Get more credits',
      notice: 'You get this message once, until you have enough credits again.',
      notYou: 'If you did not use them, change your password: somebody may know it.',
    },
    support: {
      subject: 'Message to support: {topic}',
      opening: '{message}',
      advice: null,
      button: null,
      notice: 'Written by {replyTo} (account: {account}). Reply to this email to answer them.',
      notYou: 'It was sent with the form of the support page.',
    },
  },
};
