import type { wordsEn } from './en.ts';

export const wordsFr = {
  'edits.wish.label': 'Ce qui sera fait',
  'edits.wish.will.remove': 'Enlèvera ce qui est marqué.',
  'edits.wish.will.removeTarget': 'Enlèvera : {{target}}.',
  'edits.wish.will.recolour': 'Peindra ce qui est marqué. Couleur : {{look}}.',
  'edits.wish.will.recolourTarget': 'Peindra « {{target}} ». Couleur : {{look}}.',
  'edits.wish.will.material': 'Recouvrira ce qui est marqué. Matière : {{look}}.',
  'edits.wish.will.materialTarget': 'Recouvrira « {{target}} ». Matière : {{look}}.',
  'edits.wish.will.put': 'Placera : {{things}}.',
  'edits.wish.will.replace': 'Remplacera ce qui est marqué par : {{things}}.',
  'edits.wish.will.replaceTarget': 'Remplacera « {{target}} » par : {{things}}.',
  'edits.wish.made.remove': 'Enlever ce qui est marqué',
  'edits.wish.made.removeTarget': 'Enlever : {{target}}',
  'edits.wish.made.recolour': 'Peindre ce qui est marqué : {{look}}',
  'edits.wish.made.recolourTarget': 'Peindre « {{target}} » : {{look}}',
  'edits.wish.made.material': 'Recouvrir ce qui est marqué : {{look}}',
  'edits.wish.made.materialTarget': 'Recouvrir « {{target}} » : {{look}}',
  'edits.wish.made.put': 'Placer : {{things}}',
  'edits.wish.made.replace': 'Remplacer ce qui est marqué par : {{things}}',
  'edits.wish.made.replaceTarget': 'Remplacer « {{target}} » par : {{things}}',
  'edits.wish.unknown': 'Inconnu : {{words}}.',
  'edits.wish.noModel': 'Pas de modèle pour : {{words}}. Le plus proche : {{closest}}.',
  'edits.wish.lack.look_missing':
    '« {{words}} » : en quoi ? Indiquez une couleur, une matière ou l’objet qui doit être là.',
  'edits.wish.lack.cannot_move':
    'Les mots ne peuvent ni déplacer, ni tourner, ni agrandir ce qui est sur la photo. Enlevez-le, puis posez-en un autre là où vous le voulez.',
  'edits.wish.lack.wish_unclear':
    '« {{words}} » n’a pas été compris. Indiquez un objet à poser, une couleur, une matière, ou ce qu’il faut enlever.',
  'edits.wish.leftOut': 'Pas pris en compte : {{words}}.',
  'edits.wish.settings': 'Réglages sans effet',

  'edits.asking.missing': 'Le moteur d’aperçu n’a pas de modèle pour : {{words}}',
  'edits.asking.unclear': 'Dites-le autrement',
  'edits.asking.closest': '{{words}} : le plus proche est {{closest}}.',
  'edits.asking.none': '{{words}} : rien ne s’en approche.',
  'edits.asking.kept': 'Rien n’a été débité ni modifié. La photo, le masque et les mots restent en place.',
  'edits.asking.use': 'L’utiliser',
  'edits.asking.words': 'Changer les mots',
  'edits.asking.again': 'Même demande que précédemment : voici son image, rien n’a été débité.',
  'edits.asking.same':
    'Rien n’a changé depuis la dernière image. Pour une image différente, demandez-en une autre.',
  'edits.asking.toAnother': 'En demander une autre',
  'edits.asking.another_one': 'Une autre · {{count}} crédit',
  'edits.asking.another_other': 'Une autre · {{count}} crédits',
  'edits.asking.anotherFree': 'Une autre · gratuit',

  'edits.product.title': 'Utiliser mon propre produit',
  'edits.product.own': 'Votre produit',
  'edits.product.hint': 'Un PNG ou un WebP à fond transparent. Pour un mur, n’importe quelle image convient.',
  'edits.product.choose': 'Choisir une image',
  'edits.product.change': 'Autre image',
  'edits.product.remove': 'Retirer le produit',
  'edits.product.removed': 'Le produit a été retiré.',
  'edits.product.undo': 'Annuler',
  'edits.product.unreadable': 'Cette image ne peut pas être lue. Choisissez un PNG ou un WebP.',
  'edits.product.width': 'Largeur en cm',
  'edits.product.widthHint':
    'De ce qu’on en voit, de gauche à droite. Le produit est placé à sa vraie taille.',
  'edits.product.widthWrong': 'Saisissez un nombre entre {{min}} et {{max}}.',
  'edits.product.where': 'Où le placer',
  'edits.product.floor': 'Au sol',
  'edits.product.wall': 'Au mur',
  'edits.product.empty': 'On ne voit rien sur cette image : elle est entièrement transparente.',
  'edits.product.tooSmall': 'Le produit est trop petit sur son image : il faut au moins 64 pixels.',
  'edits.product.notCutOut':
    'L’arrière-plan de cette image n’est pas transparent. Détourez le produit, ou accrochez-le au mur.',
  'edits.product.asIs':
    'Il est placé tel quel, dans la lumière de la pièce. Les mots et le style ne le changent pas.',

  'edits.preflight.dark': 'Cette photo est sombre. On y distingue mal une grande partie de la pièce.',
  'edits.preflight.brighten': 'L’éclaircir',
  'edits.preflight.brightened':
    'Vous continuez avec une copie éclaircie. L’original reste dans votre historique.',
  'edits.preflight.brightenFailed': 'La photo n’a pas pu être éclaircie.',
  'edits.preflight.brightFile': '{{name}}-éclaircie',
  'edits.preflight.blurred':
    'Cette photo est floue. Ce qui est dessiné paraîtra plus net que la pièce autour.',
  'edits.preflight.notRoom': 'Cela ne ressemble pas à une pièce.',
  'edits.preflight.tiny':
    'Cette photo n’a que {{width}} × {{height}} pixels. Le résultat sera tout aussi petit.',
  'edits.preflight.chooseAnother': 'Choisir une autre photo',
  'edits.preflight.maskEmpty': 'Le masque est vide : rien n’est marqué qui puisse changer.',
  'edits.preflight.maskTooSmall':
    'Trop peu est marqué : un point ne fait pas un masque. Marquez tout ce qui doit changer.',
  'edits.preflight.useMiddle': 'Prendre le milieu',
  'edits.preflight.draw': 'Dessiner le masque',
  'edits.preflight.maskHuge': 'Le masque couvre {{percent}} de la photo. Il resterait peu de votre pièce.',
  'edits.preflight.drawAgain': 'Refaire le masque',
  'edits.preflight.maskScattered':
    'Des parties du masque sont très éloignées. Les mêmes mots conviennent mal à toutes.',
  'edits.preflight.keepLargest': 'Garder la plus grande',
  'edits.preflight.clash': '« {{word}} » contredit vos autres mots.',
  'edits.preflight.deleteWord': 'Supprimer « {{word}} »',

  'edits.removal.rough': 'Le résultat sera approximatif à cet endroit.',
  'edits.removal.reason.large': 'La zone marquée occupe une grande partie de la photo.',
  'edits.removal.reason.window':
    'Une fenêtre ou un rideau se trouve à côté, et ce qu’il y a derrière n’est pas sur la photo.',
  'edits.removal.reason.furniture': 'D’autres meubles se trouvent tout autour.',
  'edits.removal.reason.two_planes': 'Le mur et le sol se rejoignent derrière.',
  'edits.removal.reason.unclear_room': 'La forme de cette pièce est difficile à lire.',
  'edits.removal.seePreview': 'Voir un aperçu gratuit',
  'edits.removal.tag': 'Aperçu gratuit, {{pixels}} pixels',
  'edits.removal.previewTitle': 'Aperçu gratuit',
  'edits.removal.previewText':
    'Petit, et à peu près aussi bon que l’image en pleine résolution. Rien n’a été débité.',
  'edits.removal.until': 'Conservé jusqu’au {{moment}}.',
  'edits.removal.keep_one': 'Le garder · {{count}} crédit',
  'edits.removal.keep_other': 'Le garder · {{count}} crédits',
  'edits.removal.keepHint':
    'Si vous le gardez, il est réalisé en pleine résolution ; hors du masque, chaque pixel reste le même.',
  'edits.removal.keepFailed': 'L’aperçu n’a pas pu être gardé.',
  'edits.removal.short': 'L’aperçu reste ici pendant un jour.',
  'edits.removal.discard': 'Abandonner',
  'edits.removal.take': 'Proposition {{number}} sur {{count}}',
  'edits.removal.takes': 'Les propositions',
  'edits.removal.takesHint':
    'Celle que vous voyez est celle de votre historique. Ensemble, elles coûtent une seule retouche.',
  'edits.removal.chooseFailed': 'Cette proposition n’a pas pu être choisie.',
  'edits.removal.done': 'Aperçu gratuit prêt',
} as const satisfies Record<keyof typeof wordsEn, string>;
