import { brandName, type Invoice, type Locale } from '@maquette/contract';
import { createRequire } from 'node:module';
import { printDay } from '../../../platform/print-day.ts';
import { fill, invoiceWords, itemIn, moneyIn, percentIn } from './invoice-words.ts';

const MARGIN = 56;
const INK = '#1f1d1a';
const SOFT = '#6b665e';
const LINE = '#d9d4cb';
/** Points of the grid: where the second column begins, how wide amounts are. */
const HALF = 300;
const AMOUNT_WIDTH = 110;

type Page = PDFKit.PDFDocument;

/**
 * An invoice as a PDF, A4: the same bytes for the same invoice and language. Its fonts hold Latin, Greek and Cyrillic letters, so
 * that whoever buys finds their name in it.
 */
export async function invoicePdf(invoice: Invoice, locale: Locale): Promise<Buffer> {
  // Few ever ask for one: the library is not loaded with the server.
  const { default: PDFDocument } = await import('pdfkit');
  const said = invoiceWords(locale);
  const isNote = invoice.kind === 'credit_note';
  const title = `${isNote ? said.creditNote : said.invoice} ${invoice.number}`;
  const page = new PDFDocument({
    ...{ size: 'A4', margin: MARGIN, lang: locale, displayTitle: true },
    info: { Title: title, Author: invoice.seller.name, CreationDate: new Date(invoice.issuedAt) },
  });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const isDone = new Promise<void>((resolve, reject) => page.on('end', resolve).on('error', reject));
  const require = createRequire(import.meta.url);
  page.registerFont('plain', require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'));
  page.registerFont('bold', require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'));
  drawHead(page, invoice, locale);
  drawPeople(page, invoice, locale);
  drawLines(page, invoice, locale);
  drawFoot(page, invoice, locale);
  page.end();
  await isDone;
  return Buffer.concat(chunks);
}

function drawHead(page: Page, invoice: Invoice, locale: Locale): void {
  const said = invoiceWords(locale);
  const isNote = invoice.kind === 'credit_note';
  page
    .font('bold')
    .fontSize(20)
    .fillColor(INK)
    .text(isNote ? said.creditNote : said.invoice, MARGIN, MARGIN);
  if (invoice.isTest) {
    page.moveDown(0.6).font('bold').fontSize(9).fillColor('#8a4b00').text(said.test);
  }
  page.moveDown(1);
  const facts: (readonly [string, string])[] = [
    [said.number, invoice.number],
    ...(invoice.corrects === null ? [] : [[said.corrects, invoice.corrects] as const]),
    [said.issuedOn, printDay(invoice.issuedAt, locale)],
    ...(isNote ? [] : [[said.paidOn, printDay(invoice.paidAt, locale)] as const]),
  ];
  for (const [name, value] of facts) fact(page, name, value);
  if (invoice.card)
    fact(
      page,
      isNote ? said.refundedTo : said.paidBy,
      fill(said.card, { ...invoice.card, brand: brandName(invoice.card.brand) ?? invoice.card.brand }),
    );
  page.moveDown(1.4);
}

function fact(page: Page, name: string, value: string): void {
  const { y } = page;
  page.font('plain').fontSize(9.5).fillColor(SOFT).text(name, MARGIN, y, { width: 150 });
  const afterName = page.y;
  page.fillColor(INK).text(value, MARGIN + 150, y, { width: page.page.width - 2 * MARGIN - 150 });
  page.y = Math.max(page.y, afterName);
  page.moveDown(0.25);
}

function drawPeople(page: Page, { seller, buyer }: Invoice, locale: Locale): void {
  const said = invoiceWords(locale);
  const { y } = page;
  const number = (value: string) => (value === '' ? '' : fill(said.vatNumber, { number: value }));
  const ends = [
    { x: MARGIN, title: said.seller, lines: [seller.name, seller.address, number(seller.vatId)] },
    {
      ...{ x: HALF, title: said.buyer },
      lines: [buyer.company, buyer.name, buyer.address, number(buyer.vatNumber)],
    },
  ].map(({ x, title, lines }) => {
    const width = page.page.width - MARGIN - HALF;
    page.font('plain').fontSize(9.5).fillColor(SOFT).text(title, x, y, { width });
    const [first = '', ...others] = lines.filter((line) => line !== '');
    page.moveDown(0.3).font('bold').fillColor(INK).text(first, x, page.y, { width });
    page.font('plain').text(others.join('\n'), x, page.y, { width, lineGap: 1.5 });
    return page.y;
  });
  page.y = Math.max(...ends);
  page.moveDown(2);
}

function drawLines(page: Page, invoice: Invoice, locale: Locale): void {
  const said = invoiceWords(locale);
  const money = (cents: number) => moneyIn(cents, locale);
  page.font('plain').fontSize(9.5).fillColor(SOFT);
  row(page, said.what, said.amount);
  rule(page);
  page.fillColor(INK).fontSize(10.5);
  const isNote = invoice.kind === 'credit_note';
  const item = itemIn(invoice, locale);
  row(page, isNote ? fill(said.givenBack, { item }) : item, money(invoice.priceCents));
  if (invoice.periodStart && invoice.periodEnd) {
    const gaps = { from: printDay(invoice.periodStart, locale), to: printDay(invoice.periodEnd, locale) };
    page.fontSize(9).fillColor(SOFT);
    row(page, fill(said.period, gaps), '');
    page.fontSize(10.5).fillColor(INK);
  }
  const { unused } = invoice;
  if (unused) row(page, fill(said.unused, { plan: unused.planName }), money(-unused.cents));
  rule(page);
  if (invoice.vatRate !== null) {
    row(page, said.net, money(invoice.netCents));
    row(page, fill(said.vat, { rate: percentIn(invoice.vatRate, locale) }), money(invoice.vatCents));
  } else {
    page.fontSize(9.5).fillColor(SOFT);
    row(page, [said.noVat, invoice.seller.vatNote].filter((line) => line !== '').join('. '), '');
  }
  page.font('bold').fontSize(12).fillColor(INK);
  page.moveDown(0.3);
  row(page, invoice.vatRate === null ? said.totalWithoutVat : said.total, money(invoice.totalCents));
}

function row(page: Page, words: string, amount: string): void {
  const { y } = page;
  const right = page.page.width - MARGIN - AMOUNT_WIDTH;
  page.text(amount, right, y, { width: AMOUNT_WIDTH, align: 'right' });
  const afterAmount = page.y;
  page.text(words, MARGIN, y, { width: right - MARGIN - 12 });
  page.y = Math.max(page.y, afterAmount);
  page.moveDown(0.35);
}

function rule(page: Page): void {
  const { y } = page;
  page
    .moveTo(MARGIN, y)
    .lineTo(page.page.width - MARGIN, y)
    .lineWidth(0.7)
    .strokeColor(LINE)
    .stroke();
  page.y = y;
  page.moveDown(0.6);
}

function drawFoot(page: Page, { vatRate }: Invoice, locale: Locale): void {
  if (vatRate === null) return;
  page.moveDown(1.5).font('plain').fontSize(9).fillColor(SOFT);
  page.text(invoiceWords(locale).contained, MARGIN, page.y, { width: page.page.width - 2 * MARGIN });
}
