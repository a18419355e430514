import type { MailWords } from './en.ts';

export const mailFr: MailWords = {
  greeting: 'Bonjour {name},',
  greetingUnnamed: 'Bonjour,',
  linkHeading: '{label} :',
  underButton: 'Si le bouton ne fonctionne pas, ouvrez cette adresse dans votre navigateur :',
  signature: 'L’équipe Maquette',
  footer: 'Ce message a été envoyé automatiquement. Les réponses ne sont pas lues.',
  credits: { one: '{count} crédit', other: '{count} crédits' },
  plans: { basic: 'Basic', pro: 'Pro', business: 'Business' },
  topics: {
    use: 'Fonctionnement',
    account: 'Compte et connexion',
    money: 'Paiements et factures',
    privacy: 'Données personnelles',
    other: 'Autre chose',
  },
  testMoney: 'Il s’agit d’argent fictif : aucune banque n’a été sollicitée.',
  outlook: {
    again: 'Nous réessaierons dans quelques jours. Vérifiez votre carte, ou choisissez-en une autre.',
    ended: 'Nous ne réessaierons plus : la formule a pris fin. Vous pouvez la renouveler quand vous voulez.',
  },
  letters: {
    verification: {
      subject: 'Confirmez votre adresse e-mail pour Maquette',
      opening:
        'Un compte Maquette a été créé avec cette adresse e-mail. Veuillez confirmer que c’est bien la vôtre.',
      advice: null,
      button: 'Confirmer mon adresse',
      notice: 'Le lien fonctionne pendant 24 heures.',
      notYou: 'Si vous n’avez pas créé ce compte, ignorez ce message : l’adresse restera non confirmée.',
    },
    'password-reset': {
      subject: 'Choisissez un nouveau mot de passe pour Maquette',
      opening: 'Vous avez demandé à choisir un nouveau mot de passe pour votre compte Maquette.',
      advice: null,
      button: 'Choisir un nouveau mot de passe',
      notice: 'Le lien fonctionne pendant une heure, et une seule fois.',
      notYou: 'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste inchangé.',
    },
    'sign-in-reminder': {
      subject: 'Comment vous connecter à Maquette',
      opening:
        'Vous avez demandé à choisir un nouveau mot de passe, mais votre compte Maquette n’en a pas : vous vous connectez avec {provider}. Votre mot de passe y est géré.',
      advice: null,
      button: 'Aller à la page de connexion',
      notice:
        'Sur la page de connexion, choisissez {provider}. Si vous y avez oublié votre mot de passe, {provider} peut vous aider.',
      notYou: 'Si vous n’avez rien demandé, ignorez ce message : rien n’a été modifié.',
    },
    'password-changed': {
      subject: 'Votre mot de passe Maquette a été modifié',
      opening:
        'Le mot de passe de votre compte Maquette a été modifié, et tous les appareils ont été déconnectés. Si c’était vous, il n’y a plus rien à faire : connectez-vous avec le nouveau mot de passe.',
      advice:
        'Si ce n’était pas vous, choisissez maintenant un autre mot de passe. Nous envoyons le lien nécessaire à cette adresse.',
      button: 'Choisir un autre mot de passe',
      notice: null,
      notYou:
        'Changez ensuite le mot de passe de votre messagerie, et partout où vous utilisez le même : quelqu’un le connaît peut-être.',
    },
    'email-change': {
      subject: 'Confirmez votre nouvelle adresse e-mail pour Maquette',
      opening: 'Vous avez demandé que votre compte Maquette utilise désormais cette adresse, {newEmail}.',
      advice: null,
      button: 'Utiliser cette adresse',
      notice:
        'Le lien fonctionne pendant 24 heures. Tant que vous ne l’ouvrez pas, le compte garde son adresse.',
      notYou: 'Si vous n’avez rien demandé, ignorez ce message : rien ne change.',
    },
    'email-changed': {
      subject: 'L’adresse e-mail de votre compte Maquette a été changée',
      opening: 'Votre compte Maquette a désormais l’adresse {newEmail}. Nous n’écrivons plus à celle-ci.',
      advice: 'Si c’était vous, il n’y a rien à faire.',
      button: 'Annuler le changement',
      notice:
        'Le lien fonctionne pendant 72 heures. Il rend le compte à cette adresse, déconnecte tous les appareils et rend le mot de passe inutilisable.',
      notYou:
        'Si vous ne l’avez pas changée, annulez le changement maintenant : quelqu’un connaît votre mot de passe.',
    },
    'sign-in-method-added': {
      subject: 'Vous pouvez maintenant vous connecter à Maquette avec {provider}',
      opening:
        'Votre compte {provider} a été relié à votre compte Maquette : vous pouvez maintenant vous connecter avec lui. Si c’était vous, il n’y a plus rien à faire.',
      advice:
        'Si ce n’était pas vous, changez votre mot de passe dans votre profil, ce qui déconnecte {provider}. Changez aussi ceux de votre messagerie et de votre compte {provider}.',
      button: 'Ouvrir mon profil',
      notice: null,
      askUs: 'Écrivez-nous ensuite depuis la page d’assistance.',
    },
    'account-deleted': {
      subject: 'Votre compte Maquette a été supprimé',
      opening:
        'Votre compte Maquette a été supprimé comme vous l’avez demandé, avec vos images. Le relevé de vos crédits est conservé sans votre nom ni votre adresse. Cette suppression est définitive.',
      advice: null,
      button: null,
      notice: 'Merci d’avoir utilisé Maquette. Vous pouvez créer un nouveau compte à tout moment.',
      notYou:
        'Si vous n’avez rien demandé, quelqu’un connaît peut-être votre mot de passe : changez-le partout où vous utilisez le même.',
    },
    receipt: {
      subject: 'Votre facture Maquette : {credits} pour {amount}',
      opening: 'Merci pour votre achat : {credits} pour {amount}. Ils sont dès maintenant sur votre compte.',
      advice: null,
      button: 'Voir la facture',
      notice: 'La facture peut être imprimée ou enregistrée en PDF.',
      askUs: 'Si vous n’avez pas fait cet achat, écrivez-nous depuis la page d’assistance.',
    },
    renewal: {
      subject: 'Votre facture Maquette : formule {plan} jusqu’au {date}',
      opening:
        'Merci pour votre paiement de {amount} : votre formule {plan} est payée jusqu’au {date}. Ajouté à votre compte : {credits}.',
      advice: null,
      button: 'Voir la facture',
      notice:
        'La facture peut être imprimée ou enregistrée en PDF. Vous pouvez résilier la formule sous « Formule et crédits ».',
      askUs: 'Si vous n’avez pas souscrit cette formule, écrivez-nous depuis la page d’assistance.',
    },
    'renewal-failed': {
      subject: 'Votre formule {plan} n’a pas pu être renouvelée',
      opening:
        'La carte a été refusée lors du renouvellement de votre formule {plan} (tentative {tries}). Rien n’a été débité. La formule était payée jusqu’au {date}.',
      advice: '{outlook}',
      button: 'Gérer mes cartes',
      notice: 'Vos images et vos crédits restent tels quels.',
      notYou:
        'Si vous ne voulez plus de la formule, vous n’avez rien à faire : elle prend fin après la troisième tentative.',
    },
    'subscription-cancelled': {
      subject: 'Votre formule {plan} a été résiliée',
      opening:
        'Votre formule {plan} a été résiliée : elle ne sera plus facturée. Ce que vous avez payé reste valable jusqu’au {date}.',
      advice: null,
      button: 'Voir mes abonnements',
      notice: 'Vos images et vos crédits restent tels quels.',
      notYou: 'Si vous ne l’avez pas résiliée, changez votre mot de passe : quelqu’un le connaît peut-être.',
    },
    'subscription-resumed': {
      subject: 'Votre formule {plan} continue',
      opening:
        'Vous avez repris votre formule {plan} : elle n’est plus résiliée. Rien n’a été débité maintenant. Ce que vous avez payé est valable jusqu’au {date}.',
      advice: null,
      button: 'Voir mes abonnements',
      notice: 'Vous pouvez la résilier quand vous voulez.',
      notYou: 'Si vous ne l’avez pas reprise, changez votre mot de passe : quelqu’un le connaît peut-être.',
    },
    refund: {
      subject: 'Nous vous avons remboursé {amount}',
      opening:
        'La somme de {amount} a été recréditée sur la carte avec laquelle vous avez payé. Votre banque peut mettre quelques jours à l’afficher. Repris sur votre compte : {taken}.',
      advice: null,
      button: 'Voir mes paiements',
      notice: 'L’avoir se trouve avec votre facture.',
      askUs: 'Si vous avez une question à ce sujet, écrivez-nous depuis la page d’assistance.',
    },
    'credits-low': {
      subject: 'Il vous reste {left} sur Maquette',
      opening:
        'Il reste {left} sur votre compte. Une fois épuisés, il en faudra de nouveaux pour les retouches payantes ; ce qui est gratuit le reste.',
      advice: null,
      button: 'Obtenir des crédits',
      notice: 'Vous recevez ce message une seule fois, tant que vous n’avez pas de nouveau assez de crédits.',
      notYou:
        'Si ce n’est pas vous qui les avez utilisés, changez votre mot de passe : quelqu’un le connaît peut-être.',
    },
    support: {
      subject: 'Message à l’assistance : {topic}',
      opening: '{message}',
      advice: null,
      button: null,
      notice: 'Écrit par {replyTo} (compte : {account}). Répondez à cet e-mail pour lui répondre.',
      notYou: 'Ce message vient du formulaire de la page d’assistance.',
    },
  },
};
