import type { profileEn } from './en.ts';

export const profileFr = {
  'profile.personal.title': 'Informations personnelles',
  'profile.personal.fullName': 'Nom complet',
  'profile.personal.email': 'E-mail',
  'profile.personal.emailHint': 'Vous pouvez changer d’adresse ci-dessous.',
  'profile.personal.nameRequired': 'Veuillez indiquer votre nom.',
  'profile.personal.save': 'Enregistrer',
  'profile.personal.discard': 'Abandonner',
  'profile.personal.unsaved': 'Pas encore enregistré',
  'profile.personal.saved': 'Votre profil a été mis à jour.',
  'profile.personal.failed': 'La mise à jour du profil a échoué',

  'profile.invoice.title': 'Sur vos factures',
  'profile.invoice.intro':
    'Votre nom y figure toujours. Ce que vous changez ici vaut pour vos prochaines factures.',
  'profile.invoice.company': 'Société',
  'profile.invoice.address': 'Adresse',
  'profile.invoice.vatNumber': 'Numéro de TVA',
  'profile.invoice.vatHint': 'Avec les lettres de votre pays, par exemple FR12345678901.',
  'profile.invoice.vatWrong':
    'Un numéro de TVA commence par les deux lettres d’un pays, suivies de 2 à 13 caractères.',
  'profile.invoice.addressWrong': 'Huit lignes au plus.',
  'profile.invoice.save': 'Enregistrer pour les factures',
  'profile.invoice.saved': 'Enregistré pour vos prochaines factures.',
  'profile.invoice.failed': 'Ces indications n’ont pas pu être enregistrées',

  'profile.export.title': 'Vos données',
  'profile.export.intro': 'Emportez une copie de tout ce que nous gardons de vous. Le fichier ZIP contient :',
  'profile.export.account': 'votre compte, vos connexions et ce qui s’y est passé',
  'profile.export.ledger': 'chaque crédit reçu et dépensé, vos paiements et vos factures',
  'profile.export.edits': 'chaque retouche avec ses mots, ses réglages et son prix',
  'profile.export.pictures':
    'toutes vos photos, masques et résultats en pleine résolution, corbeille comprise',
  'profile.export.start': 'Télécharger mes données',
  'profile.export.packing': 'Préparation de vos données…',
  'profile.export.received': '{{size}} reçus jusqu’ici',
  'profile.export.done': 'Vos données sont complètes et dans vos téléchargements.',
  'profile.export.failed': 'Vos données n’ont pas pu être téléchargées. Veuillez réessayer.',

  'profile.delete.title': 'Supprimer le compte',
  'profile.delete.intro':
    'Définitivement, avec tout ce qu’il contient. Téléchargez d’abord vos données si vous voulez les garder.',
  'profile.delete.ask': 'Supprimer mon compte',
  'profile.delete.askTitle': 'Supprimer votre compte ?',
  'profile.delete.goes':
    'Votre nom et votre adresse, toutes vos photos et tous vos résultats, chaque retouche et vos connexions disparaissent aussitôt, sans passer par la corbeille. Les crédits restants et un abonnement en cours prennent fin avec le compte.',
  'profile.delete.stays':
    'Il reste, comme la comptabilité l’exige, le relevé des crédits et des paiements, sans rien qui dise qui vous êtes, et les factures avec le nom et l’adresse auxquels elles ont été établies. Nous confirmons la suppression par e-mail.',
  'profile.delete.final': 'Cette action est irréversible.',
  'profile.delete.password': 'Votre mot de passe',
  'profile.delete.passwordRequired': 'Veuillez saisir votre mot de passe.',
  'profile.delete.signInAgain': 'Connectez-vous une fois encore, pour que nous sachions que c’est bien vous.',
  'profile.delete.proven': 'Merci, c’est bien vous.',
  'profile.delete.keep': 'Garder mon compte',
  'profile.delete.confirm': 'Supprimer définitivement',
  'profile.delete.failed': 'Votre compte n’a pas pu être supprimé. Veuillez réessayer.',
  'profile.delete.done': 'Votre compte et vos images ont été supprimés.',
} satisfies Record<keyof typeof profileEn, string>;
