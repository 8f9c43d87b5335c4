import 'server-only'
import path from 'node:path'
import PDFDocument from 'pdfkit'
import { brand } from '../config/brand'
import { VAT_PERCENT } from '../domain/vat'
import { formatLongDate } from '../format/dates'
import { formatPence, PENCE_PER_POUND } from '../format/money'
import { toPrintable } from '../format/printable'
import type { OrderCharge, UserOrder } from '../contract/payments'

/* The colours are those of the site (app/globals.css). */
const INK = '#1d2a26'
const ACCENT = '#0d5c48'
const MUTED = '#55625d'
const RULE_COLOUR = '#ddd8cb'
/* Lengths and sizes of type are in points, of which an inch has 72. */
const MARGIN = 56
const LABEL_WIDTH = 150
const GAP = 12
const TEXT_SIZE = 11
const SMALL_TEXT_SIZE = 9
const SUBHEADING_SIZE = 14
const HEADING_SIZE = 26
/** These fonts are embedded, because the standard fonts of PDF readers lack letters such as Ł, ő and ş. */
const FONTS = path.resolve('node_modules/@expo-google-fonts/figtree')
const REGULAR = path.join(FONTS, '400Regular/Figtree_400Regular.ttf')
const BOLD = path.join(FONTS, '700Bold/Figtree_700Bold.ttf')

export interface Payer {
  name: string
  email: string
}

const toChargeOrder = (order: UserOrder, charge: OrderCharge): UserOrder => ({
  ...order,
  // Each monthly payment of a subscription has a receipt number: the order's, with the position of the payment.
  ...(order.kind === 'subscription'
    ? { transaction_id: `${order.transaction_id}-${order.charges.indexOf(charge) + 1}` }
    : {}),
  settled_at: charge.paid_at,
  amount_pence: charge.amount_pence,
  vat_pence: charge.vat_pence,
  paid_pence: charge.amount_pence - charge.refunded_pence,
  refunded_pence: charge.refunded_pence,
  refunding_pence: charge.refunding_pence,
})

/** Returns the order with only the chosen payment, or by default the last; null if it has no such payment. */
export function selectPayment(order: UserOrder, chargeId: string | null): UserOrder | null {
  const { charges } = order
  const charge =
    chargeId === null ? charges.at(-1) : charges.find(({ charge_id: id }) => String(id) === chargeId)
  if (charge) return toChargeOrder(order, charge)
  if (chargeId !== null) return null
  // No VAT is due on money that came in without settling the order, because all of it is returned.
  return order.settled_at === null ? { ...order, vat_pence: 0 } : order
}

type Row = readonly [label: string, value: string]
type Pdf = PDFKit.PDFDocument

/** Formats an amount with two decimals, also for whole pounds: '£395.00'. */
const formatExact = (pence: number): string =>
  pence % PENCE_PER_POUND === 0 ? `${formatPence(pence)}.00` : formatPence(pence)

/** Lists the sums of a receipt. A tenant's deposit has no VAT, because it is no supply (VAT Act 1994, s.4). */
function listSums(order: UserOrder): Row[] {
  const received = order.paid_pence + order.refunded_pence
  const { vat_pence: vat, amount_pence: amount, refunded_pence: refunded, refunding_pence: refunding } = order
  // Money that does not match the order is refunded, so no VAT is due on it.
  const vatReceived = received === amount ? vat : 0
  const vatRows: Row[] =
    vatReceived > 0
      ? [
          ['Net of VAT', formatExact(received - vatReceived)],
          [`VAT at ${VAT_PERCENT}%`, formatExact(vatReceived)],
        ]
      : [['VAT', order.kind === 'tenant' ? 'None: a deposit is no supply' : formatExact(0)]]
  const refundRows: Row[] = [
    ...(refunded > 0 ? [['Returned to your card', `-${formatExact(refunded)}`] as const] : []),
    ...(refunding > 0 ? [['On its way back to your card', `-${formatExact(refunding)}`] as const] : []),
  ]
  return [...vatRows, ['Paid by card', formatExact(received)], ...refundRows]
}

const listFacts = (order: UserOrder, payer: Payer): Row[] => [
  ['Receipt number', order.transaction_id],
  ['Date of payment', formatLongDate(order.settled_at ?? order.created_at)],
  ['Paid by', payer.name],
  ['Email', payer.email],
  ['For', order.description],
  ['Home', order.portal_address],
]

/** Adds a table of labels and values. Its rows and cells are tagged, so that a screen reader reads them in pairs. */
function addTable(pdf: Pdf, parent: PDFKit.PDFStructureElement, rows: readonly Row[]): void {
  const table = pdf.struct('Table')
  parent.add(table)
  for (const [label, value] of rows) {
    const valueLeft = MARGIN + LABEL_WIDTH
    const valueWidth = pdf.page.width - MARGIN - valueLeft
    // A label must not stay alone at the foot of a page.
    if (pdf.y + pdf.currentLineHeight(true) > pdf.page.maxY()) pdf.addPage()
    const { page, y: top } = pdf
    let labelBottom = top
    const createCell = (type: 'TH' | 'TD', draw: () => void) => pdf.struct(type, {}, draw)
    const row = pdf.struct('TR', {}, [
      createCell('TH', () => {
        pdf.font(REGULAR).fillColor(MUTED)
        pdf.text(toPrintable(label), MARGIN, top, { width: LABEL_WIDTH - GAP })
        labelBottom = pdf.y
      }),
      createCell('TD', () => {
        pdf.font(BOLD).fillColor(INK)
        pdf.text(toPrintable(value), valueLeft, top, { width: valueWidth })
      }),
    ])
    table.add(row)
    row.end()
    // The next row begins below the longer cell, unless the value went on to another page.
    if (pdf.page === page) pdf.y = Math.max(labelBottom, pdf.y)
    pdf.moveDown(0.35)
  }
  table.end()
}

const addText = (pdf: Pdf, parent: PDFKit.PDFStructureElement, type: 'H1' | 'H2' | 'P', draw: () => void) =>
  parent.add(pdf.struct(type, {}, draw))

const isTaxed = ({ vat_pence: vat }: UserOrder): boolean => vat > 0

/** Lists what a receipt must say about the company (Companies Act 2006, s.82; VAT Regulations 1995, reg 14). */
const listAgencyLines = (brandName: string): string[] => [
  `${brandName} is a trading name of ${brand.legalName}, registered in ${brand.registeredIn}, number ${brand.companyNumber}.`,
  `Registered office: ${brand.registeredOffice}. VAT number: ${brand.vatNumber}.`,
  `${brand.email}, ${brand.phone}`,
]

/** Writes a tagged PDF, which screen readers can read. @param order one for which money has been received */
export async function writeReceipt(order: UserOrder, payer: Payer, brandName: string): Promise<Buffer> {
  const title = isTaxed(order) ? 'VAT receipt' : 'Receipt'
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: `${title} ${order.transaction_id}`, Author: brand.legalName },
  })
  const chunks: Buffer[] = []
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  const document = pdf.struct('Document')
  pdf.addStructure(document)
  addText(pdf, document, 'P', () => {
    pdf.font(BOLD).fontSize(SUBHEADING_SIZE).fillColor(ACCENT).text(toPrintable(brandName))
  })
  addText(pdf, document, 'H1', () => {
    pdf.moveDown(1).font(BOLD).fontSize(HEADING_SIZE).fillColor(INK).text(title).moveDown(0.8)
  })
  pdf.fontSize(TEXT_SIZE)
  addTable(pdf, document, listFacts(order, payer))
  addText(pdf, document, 'H2', () => {
    pdf.moveDown(1).font(BOLD).fontSize(SUBHEADING_SIZE).fillColor(INK)
    pdf.text('What was paid', MARGIN).moveDown(0.5)
  })
  pdf.fontSize(TEXT_SIZE)
  addTable(pdf, document, listSums(order))
  pdf
    .moveDown(2)
    .moveTo(MARGIN, pdf.y)
    .lineTo(pdf.page.width - MARGIN, pdf.y)
    .strokeColor(RULE_COLOUR)
    .stroke()
  pdf.moveDown(1)
  for (const line of listAgencyLines(brandName))
    addText(pdf, document, 'P', () => {
      pdf.font(REGULAR).fontSize(SMALL_TEXT_SIZE).fillColor(MUTED)
      pdf.text(toPrintable(line), MARGIN).moveDown(0.3)
    })
  document.end()
  pdf.end()
  return finished
}
