/** What a page is answered with. */
export type PageAnswer =
  | { readonly kind: 'page'; readonly status: number; readonly page: string }
  | { readonly kind: 'redirect'; readonly to: string }
  /** The page itself again: by an address of its own, so that going back never asks to send the form once more. */
  | { readonly kind: 'again'; readonly view: Partial<PageView> };

/** What a page shows beside its order, told by its address; whatever the address says changes nothing. */
export interface PageView {
  /** Why it did not work; empty when nothing went wrong. */
  readonly fault: string;
  /** The card last chosen, its id; empty when none was. */
  readonly card: string;
  /** `bank` where the bank's question is shown. */
  readonly step: string;
}

/** Reads a view from the query of an address. */
export function readPageView(url: string): PageView {
  const query = new URL(url, 'http://sandbox.invalid').searchParams;
  const said = (name: string) => query.get(name) ?? '';
  return { fault: said('fault'), card: said('card'), step: said('step') };
}

/** The address of a page with a view. */
export function addressOf(path: string, view: Partial<PageView>): string {
  const query = new URLSearchParams(Object.entries(view).filter(([, said]) => said !== ''));
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** What somebody sent from a page. */
export interface PageForm {
  readonly outcome: string;
  /** A saved card's id, or `other`; null when nothing was chosen. */
  readonly card: string | null;
  /** Empty when none was typed. It is looked up and forgotten. */
  readonly number: string;
  /** A card that is typed in is to be kept for another time. */
  readonly isKept: boolean;
}

/** Reads a form as browsers send it (`application/x-www-form-urlencoded`). */
export function readPageForm(body: string): PageForm {
  const fields = new URLSearchParams(body);
  return {
    outcome: fields.get('outcome') ?? '',
    card: fields.get('card'),
    number: (fields.get('number') ?? '').trim(),
    isKept: fields.get('keep') !== null,
  };
}
