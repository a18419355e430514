import type { searchEn } from './en.ts';

/** English has one form for every thing. */
type Gendered = `edits.search.${'search-replace' | 'search-recolor'}.done_${'masculine' | 'feminine'}`;

export const searchFr = {
  'edits.search.search-replace.title': 'Rechercher et remplacer',
  'edits.search.search-replace.intro':
    'Dites ce qui doit partir et ce qui doit venir. Ce qui est trouvé est montré avant de payer.',
  'edits.search.search-replace.findPlaceholder': 'Par exemple : le canapé',
  'edits.search.search-replace.wish': 'Remplacé par',
  'edits.search.search-replace.button_one': 'Remplacer · {{count}} crédit',
  'edits.search.search-replace.button_other': 'Remplacer · {{count}} crédits',
  'edits.search.search-replace.several_one': 'Remplacer, {{pictures}} images · {{count}} crédit',
  'edits.search.search-replace.several_other': 'Remplacer, {{pictures}} images · {{count}} crédits',
  'edits.search.search-replace.free': 'Remplacer · gratuit',
  'edits.search.search-replace.done': 'Remplacement fait : {{find}}',
  'edits.search.search-replace.done_masculine': '{{thing}} remplacé',
  'edits.search.search-replace.done_feminine': '{{thing}} remplacée',
  'edits.search.search-replace.tipName':
    'Nommez une chose par sa couleur ou sa place : « le canapé gris à gauche ».',
  'edits.search.search-replace.tipPoint':
    'La mauvaise chose est marquée ? Cliquez sur la bonne dans la photo.',
  'edits.search.search-replace.tipPoint_touch':
    'La mauvaise chose est marquée ? Touchez la bonne dans la photo.',
  'edits.search.search-replace.tipSize':
    'Le rendu est meilleur à taille à peu près égale. Pour plus grand, tracez un cadre.',

  'edits.search.search-recolor.title': 'Rechercher et recolorer',
  'edits.search.search-recolor.intro':
    'Dites ce qui doit changer de couleur ou de finition. La lumière et les ombres restent.',
  'edits.search.search-recolor.findPlaceholder': 'Par exemple : le mur',
  'edits.search.search-recolor.wish': 'Nouvelle couleur',
  'edits.search.search-recolor.button_one': 'Recolorer · {{count}} crédit',
  'edits.search.search-recolor.button_other': 'Recolorer · {{count}} crédits',
  'edits.search.search-recolor.several_one': 'Recolorer, {{pictures}} images · {{count}} crédit',
  'edits.search.search-recolor.several_other': 'Recolorer, {{pictures}} images · {{count}} crédits',
  'edits.search.search-recolor.free': 'Recolorer · gratuit',
  'edits.search.search-recolor.done': 'Couleur changée : {{find}}',
  'edits.search.search-recolor.done_masculine': '{{thing}} recoloré',
  'edits.search.search-recolor.done_feminine': '{{thing}} recolorée',
  'edits.search.search-recolor.tipColour':
    'Une couleur se dit par un mot, un nombre comme #9caf88 ou une peinture : RAL 7016.',
  'edits.search.search-recolor.tipExact':
    'La couleur exacte est celle du nuancier. Elle est mesurée, et gratuite.',
  'edits.search.search-recolor.tipPoint': 'Trop ou trop peu est marqué ? Cliquez dessus : garder ou écarter.',
  'edits.search.search-recolor.tipPoint_touch':
    'Trop ou trop peu est marqué ? Touchez l’endroit : garder ou écarter.',

  'edits.search.find.label': 'Ce qu’il faut trouver',
  'edits.search.find.button': 'Trouver',
  'edits.search.replace.label': 'Remplacer par',
  'edits.search.replace.placeholder': 'Par exemple : un fauteuil en velours vert',
  'edits.search.variations': 'Variantes',
  'edits.search.variation': 'Variante {{number}}',
  'edits.search.engine': 'Réalisé par {{engine}}',
  'edits.search.premium': 'Premium',
  'edits.search.changeImage': 'Changer d’image',
  'edits.search.kept': 'Votre photo, vos mots et ce qui est marqué restent ici.',
  'edits.search.view.label': 'Ce que montre la photo',
  'edits.search.view.goes': 'Ce qui part',
  'edits.search.view.comes': 'Ce qui vient',
  'edits.search.tips': 'Conseils',

  'edits.search.colour.label': 'Nouvelle couleur ou finition',
  'edits.search.colour.placeholder': 'Par exemple : vert sauge',
  'edits.search.colour.hint': 'Un mot, #rrggbb, RAL ou un matériau.',
  'edits.search.colour.understood': 'Compris comme {{colour}}',
  'edits.search.colour.material': 'Un matériau, environ {{colour}}',
  'edits.search.colour.notUnderstood': 'Nous ne connaissons pas cette couleur. Le moteur lira vos mots.',
  'edits.search.colour.unknown': 'Nous ne connaissons pas cette couleur. Essayez un mot, #rrggbb ou RAL.',
  'edits.search.colour.choose': 'Choisir une couleur',
  'edits.search.colour.pick': 'Prélever dans une autre photo',
  'edits.search.colour.sage': 'Vert sauge',
  'edits.search.colour.terracotta': 'Terracotta',
  'edits.search.colour.navy': 'Bleu marine',
  'edits.search.colour.ral': 'RAL 7016',
  'edits.search.colour.oak': 'Chêne',
  'edits.search.pick.title': 'Une couleur d’une autre photo',
  'edits.search.pick.hint':
    'Ouvrez une photo et cliquez sur la couleur qui vous plaît. La photo reste sur cet appareil.',
  'edits.search.pick.hint_touch':
    'Ouvrez une photo et touchez la couleur qui vous plaît. La photo reste sur cet appareil.',
  'edits.search.pick.click': 'Cliquez sur la couleur qui vous plaît. Les flèches déplacent l’anneau.',
  'edits.search.pick.click_touch': 'Touchez la couleur qui vous plaît.',
  'edits.search.pick.open': 'Ouvrir une photo',
  'edits.search.pick.other': 'Une autre photo',
  'edits.search.pick.use': 'Utiliser cette couleur',
  'edits.search.pick.colour': 'Couleur {{colour}}',
  'edits.search.pick.surface': 'Photo où prélever une couleur',
  'edits.search.manner.label': 'Comment appliquer la couleur',
  'edits.search.manner.room': 'Dans la lumière de cette pièce',
  'edits.search.manner.roomHint': 'Comme la peinture ou le tissu paraîtrait ici.',
  'edits.search.manner.exact': 'La couleur exacte',
  'edits.search.manner.exactHint':
    'Ce qui est marqué reçoit exactement cette couleur, et l’écart est mesuré. Les autres mots ne sont pas lus.',
  'edits.search.strength.label': 'Force de l’image',
  'edits.search.strength.value': '{{percent}} %',

  'edits.search.adjust': 'Modifier la demande',
  'edits.search.another': 'En créer une autre',
  'edits.search.startOverText':
    'La photo et tous les mots de cet écran sont effacés. Vos images restent dans l’historique.',
  'edits.search.reframed':
    'Le moteur a redessiné toute l’image. Elle est gardée telle quelle ; plus que la zone marquée peut différer.',
  'edits.search.difference.none': 'ΔE {{difference}} : aucune différence visible avec la couleur demandée',
  'edits.search.difference.close': 'ΔE {{difference}} : une différence visible seulement côte à côte',
  'edits.search.difference.slight': 'ΔE {{difference}} : légèrement différente de la couleur demandée',
  'edits.search.difference.clear': 'ΔE {{difference}} : visiblement différente de la couleur demandée',
  'edits.search.fact.title': 'Détails',
  'edits.search.fact.translated': 'Transmis au moteur',
  'edits.search.fact.leftOut': 'Absent de l’image',
  'edits.search.fact.sure': 'Degré de certitude',
  'edits.search.fact.engine': 'Moteur',
  'edits.search.fact.ownEngine': 'Notre propre moteur',
  'edits.model.title': 'Modèles ouverts',
  'edits.model.words': 'Trouvé par {{model}} ({{revision}}) sur ce serveur',
  'edits.model.select': 'Sélectionné par {{model}} ({{revision}}) sur ce serveur',
  'edits.model.fill': 'Comblé par {{model}} ({{revision}}) sur ce serveur',
  'edits.model.depth': 'Distances mesurées par {{model}} ({{revision}}) sur ce serveur',
  'edits.model.failed': '{{model}} ({{revision}}) a échoué : notre propre moteur l’a fait',
  'edits.search.fact.made': 'Réalisée',
  'edits.search.fact.madeIn': '{{moment}}, en {{seconds}} s',
  'edits.search.fact.free': 'Gratuit',
} satisfies Record<keyof typeof searchEn | Gendered, string>;
