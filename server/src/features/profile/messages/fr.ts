import type { ExportWords } from './en.ts';

export const fr: ExportWords = {
  filename: 'maquette-mon-compte',
  readme: `Votre compte Maquette

Cette archive contient tout ce que Maquette conservait à votre sujet au moment de votre demande.

account.json
  Qui vous êtes : nom, adresse e-mail, langue, et depuis quand. Vos sessions ouvertes, les services avec lesquels vous vous
  connectez, et les événements touchant à votre sécurité, avec l’adresse réseau d’origine. Votre mot de passe n’y figure
  pas : il n’est conservé que sous une forme que personne ne peut lire.

ledger.json
  Vos crédits : chaque écriture, de la plus ancienne à la plus récente, avec le solde qui la suit, et ce que chaque
  retouche a réservé pendant qu’elle était en cours.

payments.json
  Vos commandes, paiements et abonnements, du plus ancien au plus récent, et ce qui vous a été remboursé, en centimes
  entiers de dollar américain ; vos factures et vos avoirs avec ce qui y est écrit ; et votre numéro chez le prestataire de
  paiement. Vos cartes n’y figurent pas : seul le prestataire les conserve.

shares.json
  Les liens par lesquels vous avez partagé des images, du plus récent au plus ancien : quelles images, jusqu’à quand, et
  les réponses reçues.

edits.json
  Ce que vous avez demandé, du plus ancien au plus récent : vos mots, les réglages, le moteur employé, le prix et l’issue.

files.json
  Vos pièces, vos images et vos masques enregistrés, ceux de la corbeille aussi, avec ce que l’on sait de chacun : sa pièce, son
  origine, les mots et réglages employés, sa taille et une somme de contrôle (SHA-256). « path » dit où il se trouve dans cette archive ;
  il vaut null si ses octets ont été perdus.

pictures
  Vos photos et les résultats, en pleine résolution. Leur nom commence par le jour de leur création et leur identifiant dans
  files.json.

masks
  Les masques que vous avez enregistrés, blancs là où quelque chose devait changer.

Les heures sont en UTC. Les fichiers texte sont en UTF-8.
`,
};
