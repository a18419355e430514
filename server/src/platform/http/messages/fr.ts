import type { errorsEn, reasonsEn } from './en.ts';

export const errorsFr: typeof errorsEn = {
  validation_failed: 'Une partie de l’envoi n’est pas valide. Vérifiez les champs.',
  unknown_field: 'La demande contient un champ inconnu.',
  missing_field: 'Il manque un élément nécessaire à la demande.',
  empty_mask: 'Le masque est vide. Peignez ce que vous voulez changer.',
  mask_aspect_differs: 'Le masque n’a pas les mêmes proportions que la photo.',
  mask_too_small: 'Trop peu est marqué. Marquez une plus grande partie de la photo.',
  variations_alike: 'Toutes les variantes seraient identiques. N’en demandez qu’une.',
  product_unreadable: 'L’image du produit ne peut pas être lue. Envoyez un PNG ou un WebP.',
  product_empty: 'On ne voit rien sur l’image du produit : elle est entièrement transparente.',
  product_too_small: 'Le produit est trop petit sur son image : il faut au moins 64\u00A0pixels.',
  product_not_cut_out: 'Le produit n’est pas détouré : son arrière-plan doit être transparent.',
  picture_unreadable: 'Cette image est endommagée et ne peut pas être lue.',
  unknown_colour: 'Ceci ne désigne aucune couleur. Essayez un mot, un numéro RAL ou #rrggbb.',
  email_in_use: 'Cette adresse e-mail est déjà utilisée',
  password_common: 'Ce mot de passe est trop connu. Choisissez-en un autre.',
  wrong_password: 'Ce n’est pas votre mot de passe.',
  password_elsewhere: 'Vous vous connectez avec {provider} : votre mot de passe y est géré.',
  token_invalid: 'Ce lien est invalide. Demandez-en un nouveau.',
  token_expired: 'Ce lien a expiré. Demandez-en un nouveau.',
  email_not_yours:
    'Ce n’est pas l’adresse e-mail de votre compte. Elle se change sous « Adresse e-mail » dans votre profil.',
  email_missing:
    'La connexion ne nous a pas donné votre adresse e-mail. Autorisez-la, ou inscrivez-vous par e-mail.',
  email_unverified:
    'L’adresse e-mail de cette connexion n’est pas confirmée. Confirmez-la d’abord, ou utilisez votre adresse e-mail et votre mot de passe.',
  social_refused: 'La connexion n’a pas pu être confirmée. Veuillez réessayer.',
  account_exists:
    'Un compte existe déjà avec cette adresse e-mail. Saisissez son mot de passe pour y relier cette connexion.',
  plan_unknown: 'Cette formule n’existe pas. Choisissez une formule.',
  offer_mismatch:
    'Le prix et les crédits ne vont pas ensemble. Rechargez la page pour voir les prix actuels.',
  method_unknown: 'Cette carte n’est pas enregistrée ici. Choisissez un moyen de paiement.',
  signature_invalid: 'L’avis n’a pas été signé par le prestataire de paiement.',
  card_declined: 'La carte a été refusée. Rien n’a été débité. Essayez une autre carte.',
  session_unpaid: 'Ce paiement n’est pas terminé. Si vous venez de payer, patientez un instant et réessayez.',
  api_access_needed: 'Les clés pour programmes font partie de la formule Business.',
  checkout_expired: 'Ce paiement a expiré. Rien n’a été débité. Veuillez recommencer.',
  purchase_in_progress:
    'Une formule est en cours de paiement. Attendez que ce soit terminé : rien n’est débité deux fois.',
  already_subscribed: 'Vous avez déjà un abonnement actif à cette formule.',
  subscription_over: 'Cet abonnement est déjà terminé.',
  subscription_replaced: 'Une formule plus récente a remplacé celle-ci : elle ne peut pas être reprise.',
  subscription_runs: 'Cet abonnement est encore en cours. Il pourra être renouvelé une fois terminé.',
  balance_too_low: 'Il n’y a pas autant de crédits à retirer : {balance} au plus peuvent l’être.',
  already_refunded: 'Ce paiement a déjà été remboursé.',
  key_limit_reached: 'Vous avez atteint le nombre maximal de clés. Supprimez-en une d’abord.',
  album_exists: 'Vous avez déjà une pièce de ce nom. Choisissez un autre nom.',
  album_limit_reached: 'Vous avez atteint le nombre maximal de pièces. Supprimez-en une d’abord.',
  mask_name_taken: 'Un autre masque de cette photo porte déjà ce nom.',
  mask_limit_reached: 'Cette photo garde déjà autant de masques que possible. Supprimez-en un d’abord.',
  payment_processing:
    'Votre banque vérifie encore ce paiement. Ne payez pas une seconde fois : votre achat sera ajouté automatiquement dès sa confirmation.',
  cards_unavailable:
    'Le prestataire de paiement est injoignable pour le moment. Si un paiement est passé, il sera compté. Réessayez bientôt.',
  cards_busy: 'Le prestataire de paiement est occupé pour le moment. Réessayez dans une minute.',
  not_signed_in: 'Connectez-vous d’abord.',
  session_expired: 'Votre session est terminée. Reconnectez-vous.',
  wrong_credentials: 'L’adresse e-mail ou le mot de passe est incorrect.',
  not_enough_credits: 'Vous n’avez pas assez de crédits pour cette retouche.',
  forbidden: 'Vous n’avez pas le droit de faire cela.',
  not_found: 'Introuvable.',
  edit_is_final: 'Cette retouche est déjà terminée.',
  preview_gone: 'Cet aperçu n’existe plus. Demandez-le à nouveau, il ne coûte rien.',
  idempotency_conflict: 'Cette clé de demande a déjà servi pour une autre demande.',
  picture_too_large: 'Cette image est trop lourde. La limite est de 10\u00A0Mo.',
  picture_too_many_pixels: 'Cette image a trop de pixels. La limite est de 50\u00A0mégapixels.',
  body_too_large: 'La demande est trop volumineuse.',
  storage_full:
    'Votre espace est plein[ : {used}\u00A0Go utilisés sur {limit}\u00A0Go]. Supprimez des images pour faire de la place, ou choisissez une formule avec plus d’espace.',
  picture_type_unsupported: 'Ce type d’image n’est pas pris en charge. Utilisez JPEG, PNG ou WebP.',
  content_type_unsupported: 'La demande a été envoyée dans un format qui n’est pas pris en charge ici.',
  range_not_satisfiable: 'Cette partie du fichier n’existe pas.',
  refused_by_engine:
    'Le service d’images a refusé ce texte. Rien ne vous a été débité. Essayez sans nom de marque ni de personne.',
  nothing_found:
    'Rien de tel n’a été trouvé sur la photo. Rien ne vous a été débité. Désignez-le plutôt sur la photo.',
  no_model:
    'Il n’existe pas de modèle[ de « {thing} »].[ Le plus proche est : {closest}.] Rien ne vous a été débité.',
  look_missing:
    '« {thing} » : en quoi ? Indiquez une couleur, une matière ou l’objet qui doit être là. Rien ne vous a été débité.',
  cannot_move:
    'Les mots ne peuvent ni déplacer, ni tourner, ni agrandir ce qui est sur la photo. Enlevez-le, puis posez-en un autre là où vous le voulez. Rien ne vous a été débité.',
  wish_unclear:
    '« {thing} » n’a pas été compris. Indiquez un objet à poser, une couleur, une matière, ou ce qu’il faut enlever. Rien ne vous a été débité.',
  confirm_region:
    'Nous ne sommes pas certains de ce que vous désignez. Rien ne vous a été débité. Regardez ce qui est marqué, puis confirmez ou corrigez.',
  place_too_narrow:
    'L’emplacement est trop étroit[ pour « {thing} »]. Peignez-en un plus large. Rien ne vous a été débité.',
  in_the_way:
    '« {thing} » ne tient pas à cet endroit : un autre meuble ou un mur gêne, ou rien ne le porte. Rien ne vous a été débité.',
  nothing_fits:
    'Ce qui fait une telle pièce ne trouve pas sa place ici : on voit trop peu de sol libre. Prenez une photo qui montre mieux le sol, ou videz d’abord la pièce. Rien ne vous a été débité.',
  rate_limited: 'Trop de tentatives. Patientez {seconds} secondes et réessayez.',
  guest_limit_reached: 'Les essais gratuits du jour sont épuisés. Créez un compte gratuit pour continuer.',
  edit_cancelled: 'La retouche a été annulée. Rien ne vous a été débité.',
  internal: 'Une erreur s’est produite de notre côté. Réessayez.',
  engine_failed: 'Le service d’images a échoué. Rien ne vous a été débité.',
  engine_reframed:
    'Le service d’images a changé le cadrage de la photo, le résultat n’a donc pas pu être utilisé. Rien ne vous a été débité.',
  engine_busy:
    'Le service d’images est occupé pour le moment. Rien ne vous a été débité. Réessayez dans une minute.',
  engine_unavailable:
    'Le service d’images ne peut pas être utilisé pour le moment. Rien ne vous a été débité. Nous avons été prévenus.',
  provider_unavailable:
    'Le service de connexion est injoignable pour le moment. Réessayez, ou utilisez votre adresse e-mail.',
  unavailable: 'Maquette n’est pas disponible pour le moment. Réessayez bientôt.',
  engine_timed_out: 'La retouche a pris trop de temps et a été arrêtée. Rien ne vous a été débité.',
  disk_low:
    'Le disque du serveur est plein : les images peuvent être vues et supprimées, rien de nouveau ne peut être enregistré.',
  disk_full: 'Il n’y a plus de place sur le serveur. Réessayez plus tard.',
};

export const reasonsFr: typeof reasonsEn = {
  required: 'Ce champ est nécessaire.',
  unknown: 'Ce champ est inconnu.',
  wrong_type: 'Le type de cette valeur est incorrect.',
  not_allowed: 'Cette valeur ne fait pas partie des valeurs permises.',
  invalid: 'Cette valeur n’est pas valide.',
  email_invalid: 'Cette adresse e-mail n’est pas valide.',
  too_small: 'La valeur doit être d’au moins {limit}.',
  not_above: 'La valeur doit être supérieure à {limit}.',
  too_big: 'La valeur doit être d’au plus {limit}.',
  too_few_characters: 'Il faut au moins {limit} caractères.',
  too_many_characters: 'Pas plus de {limit} caractères.',
  too_short: 'Le mot de passe doit comporter au moins 8\u00A0caractères.',
  no_uppercase: 'Le mot de passe doit contenir une majuscule.',
  no_lowercase: 'Le mot de passe doit contenir une minuscule.',
  no_digit: 'Le mot de passe doit contenir un chiffre.',
};
