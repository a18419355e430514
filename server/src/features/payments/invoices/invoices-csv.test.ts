import { expect, it } from 'vitest';
import { csvOf, type InvoiceLine } from './invoices-csv.ts';

const invoice: InvoiceLine = {
  ...{ id: 'i1', number: '2026-000001', kind: 'invoice', corrects: null, item: '100 credits' },
  ...{ issuedAt: '2026-03-01T23:59:59.000Z', paidAt: '2026-03-01T23:59:58.000Z' },
  seller: { name: 'Maquette', address: '', vatId: '', vatNote: '' },
  buyer: { name: 'Ada', company: '', address: '', vatNumber: '' },
  ...{ card: { brand: 'visa', last4: '4242' }, planName: null, credits: 100 },
  ...{ periodStart: null, periodEnd: null, priceCents: 1000, unused: null },
  ...{ netCents: 833, vatCents: 167, vatRate: 20, totalCents: 1000, currency: 'usd', isTest: false },
};
const rowOf = (changes: Partial<InvoiceLine>) => csvOf([{ ...invoice, ...changes }], 'en').split('\r\n')[1];

it('has a row for each, amounts with a point and two digits', () => {
  expect(rowOf({})).toBe(
    '2026-000001,invoice,,2026-03-01,2026-03-01,100 credits,,,Maquette,,Ada,,,,Visa 4242,USD,8.33,20,1.67,10.00,',
  );
  const note = {
    kind: 'credit_note',
    corrects: '2026-000001',
    totalCents: -5,
    netCents: -4,
    vatCents: -1,
  } as const;
  expect(rowOf(note)).toMatch(/^2026-000001,credit note,2026-000001,.*,-0\.04,20,-0\.01,-0\.05,$/);
});

it('marks test money, as the sheets do', () => {
  expect(rowOf({ isTest: true })).toMatch(/,10\.00,test money$/);
  const [, row] = csvOf([{ ...invoice, isTest: true }], 'fr').split('\r\n');
  expect(row).toMatch(/;10,00;argent fictif$/);
});

it('comes in French as spreadsheets set to French open it: semicolons, and amounts with a comma', () => {
  const buyer = { ...invoice.buyer, company: 'Un; deux', address: '1, rue X' };
  const [names, row] = csvOf([{ ...invoice, buyer, vatRate: 5.5, kind: 'credit_note' }], 'fr').split('\r\n');
  expect(names).toMatch(/^\uFEFFNuméro;Type;.*;Montant HT;Taux de TVA;TVA;Total;Essai$/);
  expect(row).toMatch(/^2026-000001;avoir;.*;"Un; deux";"1, rue X";;Visa 4242;USD;8,33;5,5;1,67;10,00;$/);
  expect(row?.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/)).toHaveLength(names?.split(';').length ?? 0);
});

it('keeps commas and quotes inside their field, and every row in one line', () => {
  const buyer = {
    ...invoice.buyer,
    company: 'Rooms, "Fine" & Co',
    address: '1 rue X \r\n75001 Paris\nFrance',
  };
  const csv = csvOf([{ ...invoice, buyer }], 'en');
  expect(csv).toContain('"Rooms, ""Fine"" & Co","1 rue X, 75001 Paris, France"');
  expect(csv.split(/[\r\n]+/).filter((row) => row !== '')).toHaveLength(2);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '＝1'])('takes %j for no formula', (company) => {
  expect(rowOf({ buyer: { ...invoice.buyer, company } })).toContain(`,'${company}`);
});

it('has its names alone where there is nothing', () => {
  expect(csvOf([], 'en')).toMatch(/^\uFEFFnumber,kind,[\w,]+,total,test\r\n$/);
});
