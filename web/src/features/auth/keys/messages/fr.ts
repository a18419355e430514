import type { keysEn } from './en.ts';

export const keysFr = {
  'auth.keys.title': 'Clés pour vos programmes',
  'auth.keys.intro':
    'Avec une clé, vos propres programmes font des retouches sur votre compte et dépensent ses crédits. Ils l’envoient comme jeton « bearer ».',
  'auth.keys.needsBusiness': 'Les clés font partie de la formule Business.',
  'auth.keys.resting':
    'Les clés font partie de la formule Business. Les vôtres restent en sommeil jusqu’à ce que vous ayez de nouveau cette formule.',
  'auth.keys.toPlans': 'Voir les formules',
  'auth.keys.failed': 'Vos clés n’ont pas pu être chargées.',
  'auth.keys.retry': 'Réessayer',
  'auth.keys.none': 'Vous n’avez pas encore de clé.',
  'auth.keys.name': 'Nom de la nouvelle clé',
  'auth.keys.nameHint': 'À quoi elle sert, par exemple « Site web » ou « Portable ».',
  'auth.keys.nameRequired': 'Veuillez donner un nom à la clé.',
  'auth.keys.make': 'Créer une clé',
  'auth.keys.makeFailed': 'La clé n’a pas pu être créée. Veuillez réessayer.',
  'auth.keys.made': 'Votre clé « {{name}} » est créée',
  'auth.keys.once': 'Copiez-la maintenant et gardez-la comme un mot de passe. Elle ne sera plus affichée.',
  'auth.keys.copy': 'Copier la clé',
  'auth.keys.copied': 'Copiée.',
  'auth.keys.copyFailed':
    'Votre navigateur n’a pas permis la copie. Sélectionnez la clé et copiez-la à la main.',
  'auth.keys.kept': 'Je l’ai gardée',
  'auth.keys.start': '{{start}}…',
  'auth.keys.since': 'Créée le {{date}}',
  'auth.keys.used': 'Utilisée pour la dernière fois le {{date}}',
  'auth.keys.unused': 'Jamais utilisée',
  'auth.keys.end': 'Révoquer',
  'auth.keys.endNamed': 'Révoquer la clé « {{name}} »',
  'auth.keys.askTitle': 'Révoquer « {{name}} » ?',
  'auth.keys.askText':
    'Les programmes qui utilisent cette clé sont refusés à partir de maintenant. C’est définitif ; vous pouvez créer une nouvelle clé.',
  'auth.keys.keep': 'Garder la clé',
  'auth.keys.ended': 'La clé « {{name}} » a été révoquée.',
  'auth.keys.endFailed': 'La clé n’a pas pu être révoquée. Veuillez réessayer.',
} satisfies Record<keyof typeof keysEn, string>;
