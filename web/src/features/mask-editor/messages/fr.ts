import type { maskEditorEn } from './en.ts';

export const maskEditorFr = {
  'maskEditor.title': 'Marquez ce qui doit changer',
  'maskEditor.editing': 'Modification du masque',
  'maskEditor.covered': '{{percent}} marqués',
  'maskEditor.nothingMarked': 'Rien n’est encore marqué',
  'maskEditor.surface': 'Masque de {{photo}}',
  'maskEditor.surfaceUnnamed': 'Masque de la photo',
  'maskEditor.surfaceHelp':
    'Les flèches déplacent le pinceau, avec Maj par plus grands pas. Espace pose un point. Entrée commence et termine un trait, un lasso ou un rectangle. Échap l’annule, puis ajuste la photo. Avec Désigner un objet, Entrée marque ce qui est sous la croix, Alt et Entrée le retire, et Espace commence un cadre.',
  'maskEditor.loadingMask': 'Ouverture du masque enregistré',

  'maskEditor.tools': 'Outils',
  'maskEditor.tool.brush': 'Pinceau',
  'maskEditor.tool.eraser': 'Gomme',
  'maskEditor.tool.lasso': 'Lasso',
  'maskEditor.tool.rectangle': 'Rectangle',
  'maskEditor.tool.pick': 'Désigner un objet',
  'maskEditor.tool.hand': 'Main',
  'maskEditor.withKey': '{{name}} ({{key}})',

  'maskEditor.controls': 'Pinceau et masque',
  'maskEditor.size': 'Taille du pinceau',
  'maskEditor.sizeValue': '{{size}} px',
  'maskEditor.hardness': 'Dureté',
  'maskEditor.percent': '{{value}} %',
  'maskEditor.undo': 'Annuler',
  'maskEditor.redo': 'Rétablir',
  'maskEditor.fill': 'Marquer toute la photo',
  'maskEditor.invert': 'Inverser le masque',
  'maskEditor.clear': 'Effacer le masque',
  'maskEditor.key.undo': 'Ctrl+Z',
  'maskEditor.key.redo': 'Ctrl+Y',
  'maskEditor.key.invert': 'Maj+V',
  'maskEditor.key.clear': 'Suppr',
  'maskEditor.look': 'Options du pinceau et du masque',
  'maskEditor.opacity': 'Opacité du masque',
  'maskEditor.colour': 'Couleur du masque',
  'maskEditor.colour.pink': 'Rose',
  'maskEditor.colour.white': 'Blanc',
  'maskEditor.colour.yellow': 'Jaune',
  'maskEditor.colour.teal': 'Turquoise',
  'maskEditor.colour.blue': 'Bleu',
  'maskEditor.letterKeys': 'Raccourcis à une touche',
  'maskEditor.fingerPaints': 'Peindre aussi au doigt',

  'maskEditor.pick.words': 'Trouver par des mots',
  'maskEditor.pick.placeholder': 'Ou nommez-la : le canapé',
  'maskEditor.pick.find': 'Trouver',
  'maskEditor.pick.finding': 'Recherche dans la photo',
  'maskEditor.pick.nothingHere': 'Rien ne se distingue ici. Tracez un cadre autour, ou peignez au pinceau.',
  'maskEditor.pick.nothingNamed':
    'Rien n’a été trouvé pour « {{words}} ». Cliquez dessus, ou tracez un cadre autour.',
  'maskEditor.pick.close': 'Masquer',
  'maskEditor.pick.failed':
    'La recherche dans la photo n’a pas abouti. Vos marques sont toujours là, réessayez.',

  'maskEditor.offers': 'Suggestions pour le masque',

  'maskEditor.zoom': 'Zoom',
  'maskEditor.zoomIn': 'Agrandir',
  'maskEditor.zoomOut': 'Réduire',
  'maskEditor.fit': 'Ajuster la photo',
  'maskEditor.actualSize': 'Afficher à 100 %',
  'maskEditor.fitted': 'Ajusté {{percent}} %',

  'maskEditor.save': 'Enregistrer le masque',
  'maskEditor.download': 'Télécharger le masque',
  'maskEditor.cancel': 'Annuler',
  'maskEditor.saveEmpty': 'Le masque est vide. Marquez d’abord ce qui doit changer, puis enregistrez-le.',
  'maskEditor.exportFailed':
    'Le masque n’a pas pu être préparé. Vos marques sont toujours là, veuillez réessayer.',
  'maskEditor.readFailed': 'Le masque enregistré n’a pas pu être ouvert. Vous pouvez en peindre un nouveau.',
  'maskEditor.photoFailed': 'La photo n’a pas pu être affichée. Vérifiez votre connexion et rouvrez-la.',

  'maskEditor.hint.brush':
    'Maj + clic : ligne droite · Alt ou bouton droit : gommer · Espace + glisser : déplacer · Alt + molette : taille',
  'maskEditor.hint.eraser':
    'Maj + clic : ligne droite · X : retour au pinceau · Espace + glisser : déplacer · Alt + molette : taille',
  'maskEditor.hint.lasso':
    'Entourez ce qui doit changer · Alt ou bouton droit : retirer · Espace + glisser : déplacer',
  'maskEditor.hint.rectangle':
    'Glissez sur ce qui doit changer · Alt ou bouton droit : retirer · Espace + glisser : déplacer',
  'maskEditor.hint.pick':
    'Cliquez sur une chose ou tracez un cadre autour · Alt ou bouton droit : retirer · Espace + glisser : déplacer',
  'maskEditor.hint.hand': 'Glissez pour déplacer · Molette : zoom · 0 : ajuster · 1 : 100 %',
  'maskEditor.hint.touch':
    'Deux doigts déplacent et zooment · Toucher à deux doigts : annuler · À trois : rétablir',
  'maskEditor.hint.keyboard':
    'Flèches : déplacer · Espace : point · Entrée : commencer et finir · Échap : abandonner',

  'maskEditor.said.size': 'Pinceau {{size}}.',
  'maskEditor.said.tool': '{{tool}} : outil choisi.',
  'maskEditor.said.coverage': 'Le masque couvre {{percent}} pour cent.',
  'maskEditor.said.zoom': 'Zoom {{percent}} pour cent.',
  'maskEditor.said.pen-down': 'Commencé. Entrée pour terminer.',
  'maskEditor.said.cancelled': 'Abandonné.',
  'maskEditor.said.nothing-to-undo': 'Il n’y a rien à annuler.',
  'maskEditor.said.nothing-to-redo': 'Il n’y a rien à rétablir.',
  'maskEditor.said.done.area': 'Zone appliquée.',
  'maskEditor.said.done.region': 'Appliqué.',
  'maskEditor.said.done.fill': 'Toute la photo est marquée.',
  'maskEditor.said.done.clear': 'Masque effacé.',
  'maskEditor.said.done.invert': 'Masque inversé.',
  'maskEditor.said.undo.stroke': 'Annulation : trait {{number}} retiré.',
  'maskEditor.said.undo.area': 'Annulation : zone {{number}} retirée.',
  'maskEditor.said.undo.region': 'Annulation : objet {{number}} retiré.',
  'maskEditor.said.undo.fill': 'Annulation : le remplissage est retiré.',
  'maskEditor.said.undo.clear': 'Annulation : le masque effacé est de retour.',
  'maskEditor.said.undo.invert': 'Annulation : l’inversion est retirée.',
  'maskEditor.said.redo.stroke': 'Rétablissement : trait {{number}} de retour.',
  'maskEditor.said.redo.area': 'Rétablissement : zone {{number}} de retour.',
  'maskEditor.said.redo.region': 'Rétablissement : objet {{number}} de retour.',
  'maskEditor.said.redo.fill': 'Rétablissement : toute la photo est de nouveau marquée.',
  'maskEditor.said.redo.clear': 'Rétablissement : masque de nouveau effacé.',
  'maskEditor.said.redo.invert': 'Rétablissement : masque de nouveau inversé.',
} as const satisfies Record<keyof typeof maskEditorEn, string>;
