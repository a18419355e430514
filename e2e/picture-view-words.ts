/** What the view of a picture says, in both languages. */
export const viewWords = {
  en: {
    ...{ open: /^Open /, close: 'Close', previous: 'Previous picture', next: 'Next picture' },
    ...{ star: 'Star this picture', unstar: 'Remove the star from this picture', details: 'Details' },
    ...{ versions: '3 versions', compare: 'Compare the two', endCompare: 'End the comparison' },
    ...{
      compared: 'Compare two pictures',
      swap: 'Swap',
      sideBySide: 'Side by side',
      move: /^Move to compare/,
    },
    ...{ otherShape: /shapes differ/, gone: /There is no picture at this address/, both: 'Before and after' },
    ...{ look: /^Look closely at/, title: 'Image history' },
  },
  fr: {
    ...{ open: /^Ouvrir /, close: 'Fermer', previous: 'Image précédente', next: 'Image suivante' },
    ...{ star: 'Ajouter cette image aux favoris', unstar: 'Retirer cette image des favoris' },
    ...{ details: 'Détails', versions: '3 versions', compare: 'Comparer les deux' },
    ...{ endCompare: 'Terminer la comparaison', compared: 'Comparer deux images', swap: 'Échanger' },
    ...{ sideBySide: 'Côte à côte', move: /^Déplacer pour comparer/, otherShape: /formes diffèrent/ },
    ...{ gone: /Il n’y a pas d’image à cette adresse/, both: 'Avant et après' },
    ...{ look: /^Regarder de près/, title: 'Historique des images' },
  },
} as const;
