/** What a page is answered with. */
export type PageAnswer =
  | { readonly kind: 'page'; readonly status: number; readonly page: string }
  | { readonly kind: 'redirect'; readonly to: string };

/** What somebody sent from a page. */
export interface PageForm {
  readonly outcome: string;
  /** A saved card's id, or `other`; null when nothing was chosen. */
  readonly card: string | null;
  /** Empty when none was typed. It is looked up and forgotten. */
  readonly number: string;
}

/** Reads a form as browsers send it (`application/x-www-form-urlencoded`). */
export const readPageForm = (body: string): PageForm => {
  const fields = new URLSearchParams(body);
  return {
    outcome: fields.get('outcome') ?? '',
    card: fields.get('card'),
    number: (fields.get('number') ?? '').trim(),
  };
};
