import type { sharesEn } from './en.ts';

export const sharesFr = {
  'shares.share': 'Partager',
  'shares.tooMany':
    'Un lien montre {{most}} images au plus, et {{count}} sont sélectionnées. Retirez-en de la sélection.',
  'shares.field.title': 'Titre (facultatif)',
  'shares.field.titleHint': 'Les personnes qui ouvrent le lien le voient au-dessus des images.',
  'shares.field.days': 'Durée du lien',
  'shares.days_one': '{{count}} jour',
  'shares.days_other': '{{count}} jours',
  'shares.warning_one':
    'Toute personne qui a le lien voit cette image, sans compte, jusqu’à ce que le lien prenne fin.',
  'shares.warning_other':
    'Toute personne qui a le lien voit ces images, sans compte, jusqu’à ce que le lien prenne fin.',
  'shares.create': 'Créer le lien',
  'shares.createFailed': 'Le lien n’a pas pu être créé. Rien de ce que vous avez saisi n’est perdu.',
  'shares.pictureGone': 'Une des images n’existe plus. Sélectionnez-les de nouveau.',
  'shares.made': 'Le lien est prêt. Il fonctionne jusqu’au {{day}}.',
  'shares.link': 'Lien',
  'shares.copy': 'Copier le lien',
  'shares.copied': 'Copié',
  'shares.copyFailed':
    'Le navigateur n’autorise pas la copie ici. Sélectionnez le lien et copiez-le vous-même.',
  'shares.send': 'Envoyer…',
  'shares.toList': 'Tous les liens partagés',

  'shares.intro': 'Ce que vous avez envoyé, et ce qu’on vous a répondu.',
  'shares.new_one': '{{count}} nouvelle réponse',
  'shares.new_other': '{{count}} nouvelles réponses',
  'shares.loading': 'Chargement de vos liens…',
  'shares.loadFailed': 'Vos liens n’ont pas pu être chargés.',
  'shares.empty': 'Aucun lien pour l’instant',
  'shares.emptyText':
    'Sélectionnez jusqu’à quatre images dans votre historique et appuyez sur « Partager ». La personne qui reçoit le lien les regarde sans compte, en choisit une et commente.',
  'shares.toHistory': 'Ouvrir l’historique',
  'shares.madeOn': 'Lien du {{day}}',
  'shares.open': 'Ouvert jusqu’au {{day}}',
  'shares.ended': 'Fermé',
  'shares.expired': 'Expiré',
  'shares.gone': 'Ses images ont été supprimées',
  'shares.look': 'Voir la page partagée',
  'shares.end': 'Fermer le lien',
  'shares.endTitle': 'Fermer ce lien ?',
  'shares.endText':
    'Les personnes qui l’ont ne verront aussitôt plus rien. Ce qu’elles ont répondu reste ici.',
  'shares.keep': 'Le garder',
  'shares.endFailed': 'Le lien n’a pas pu être fermé.',
  'shares.wasEnded': 'Le lien est fermé.',

  'shares.noAnswers': 'Aucune réponse pour l’instant',
  'shares.answers_one': '{{count}} réponse',
  'shares.answers_other': '{{count}} réponses',
  'shares.isNew': 'Nouvelle',
  'shares.somebody': 'Quelqu’un',
  'shares.version': 'Version {{number}}',
  'shares.versionNamed': 'Version {{number}} : {{name}}',
  'shares.versionGone': 'La version {{number}} a été supprimée',
  'shares.chose': 'A choisi la version {{number}}',
  'shares.noChoice': 'N’a rien choisi',
  'shares.comment': 'Commentaire {{number}} sur la version {{version}}',

  'shares.chosenBy': 'Choisie par {{who}}',
  'shares.chosenBySomebody': 'Choisie',
  'shares.chosenByMany_one': 'Choisie par {{who}} et {{count}} autre',
  'shares.chosenByMany_other': 'Choisie par {{who}} et {{count}} autres',
  'shares.comments_one': '{{count}} commentaire',
  'shares.comments_other': '{{count}} commentaires',
} satisfies Record<keyof typeof sharesEn, string>;
