import type { uploadsEn } from './en.ts';

export const uploadsFr = {
  'files.uploads.title': 'Envois',
  'files.uploads.choose': 'Envoyer des photos',
  'files.uploads.hint':
    'Choisissez des photos ou déposez-les n’importe où sur cette page. JPEG, PNG ou WEBP, 10 Mo au plus ; les plus lourdes sont d’abord réduites.',
  'files.uploads.release': 'Relâchez pour envoyer dans votre historique',
  'files.uploads.count': 'Envoyés : {{done}} sur {{all}}',
  'files.uploads.missed': 'Non envoyés : {{missed}}',
  'files.uploads.fold': 'Replier la liste des envois',
  'files.uploads.unfold': 'Afficher la liste des envois',
  'files.uploads.close': 'Fermer la liste des envois',
  'files.uploads.cancelAll': 'Tout annuler',
  'files.uploads.retryAll': 'Tout réessayer',
  'files.uploads.cancelOne': 'Annuler l’envoi de {{name}}',
  'files.uploads.retryOne': 'Réessayer d’envoyer {{name}}',
  'files.uploads.waiting': 'En attente',
  'files.uploads.preparing': 'Préparation',
  'files.uploads.sending': 'Envoi {{percent}} %',
  'files.uploads.checking': 'Vérification de la photo',
  'files.uploads.done': 'Envoyée',
  'files.uploads.converted': 'Envoyée, convertie en JPEG',
  'files.uploads.reduced': 'Envoyée, réduite à {{width}} × {{height}} pixels',
  'files.uploads.known': 'Déjà dans votre historique',
  'files.uploads.cancelled': 'Annulé',
  'files.uploads.failed': 'L’envoi a échoué. Veuillez réessayer.',
  'files.uploads.invalidType': 'Le fichier doit être au format JPEG, PNG ou WEBP',
  'files.uploads.tooLarge': 'Le fichier dépasse {{bytes}} octets et n’a pas pu être réduit',
  'files.uploads.tooSmall': 'Le fichier fait moins d’un octet : il est vide',
  'files.uploads.unreadable': 'Erreur de lecture du fichier',
  'files.uploads.tooMany_one':
    'Trop de fichiers. {{most}} peuvent être envoyés à la fois ; {{count}} a été laissé de côté.',
  'files.uploads.tooMany_other':
    'Trop de fichiers. {{most}} peuvent être envoyés à la fois ; {{count}} ont été laissés de côté.',
} satisfies Record<keyof typeof uploadsEn, string>;
