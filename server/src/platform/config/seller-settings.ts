import { z } from 'zod';
import { settingsPart } from './settings-part.ts';

/** Who sells, as invoices say it. */
export interface SellerSettings {
  readonly name: string;
  /** Lines. */
  readonly address: string;
  readonly vatId: string;
  /** Hundredths of a per cent; null = VAT is not applicable. */
  readonly vatRate: number | null;
  /** Why it is not. */
  readonly vatNote: string;
}

const RATE_MAX = 100;

const fields = {
  SELLER_NAME: z.string().optional(),
  SELLER_ADDRESS: z.string().optional(),
  SELLER_VAT_ID: z.string().optional(),
  SELLER_VAT_RATE: z
    .string()
    .regex(/^\d{1,2}(\.\d{1,2})?$/)
    .refine((text) => Number(text) > 0 && Number(text) < RATE_MAX)
    .optional(),
  SELLER_VAT_NOTE: z.string().optional(),
};

type Given = z.infer<z.ZodObject<typeof fields>>;

export const sellerSettings = settingsPart({
  fields,
  expected: {
    SELLER_NAME: 'must be a text',
    SELLER_ADDRESS: 'must be a text, its lines with | between',
    SELLER_VAT_ID: 'must be a text',
    SELLER_VAT_RATE: 'must be per cent above 0 and below 100, like 20 or 5.5',
    SELLER_VAT_NOTE: 'must be a text',
  },
  read: (settings: Given): SellerSettings => ({
    name: settings.SELLER_NAME?.trim() ?? 'Maquette',
    address: (settings.SELLER_ADDRESS ?? '')
      .split(/\||\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .join('\n'),
    vatId: settings.SELLER_VAT_ID?.trim() ?? '',
    vatRate:
      settings.SELLER_VAT_RATE === undefined ? null : Math.round(Number(settings.SELLER_VAT_RATE) * 100),
    vatNote: settings.SELLER_VAT_NOTE?.trim() ?? '',
  }),
  faults: ({ SELLER_VAT_RATE: rate, SELLER_VAT_ID: id, SELLER_NAME: name }) =>
    rate !== undefined && (id === undefined || name === undefined)
      ? ['SELLER_VAT_RATE must be set together with SELLER_NAME and SELLER_VAT_ID']
      : [],
});
