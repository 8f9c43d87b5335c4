import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { brand } from '@/lib/config/brand'
import { selectPayment, writeReceipt } from '@/lib/queries/receipt-pdf'
import { createUserOrder } from './fixture'

const payer = { name: 'Ann Łukasiewicz-Ødegård', email: 'ann@example.com' }
const paid = { status: 'settled', paid_pence: 395_00, settled_at: '2026-11-22T10:00:00Z' } as const

/** Decodes UTF-16 in big-endian order, as in '0041' for 'A'. Node decodes only the little-endian order. */
const decodeHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** Maps the two-byte codes of an embedded font to letters, by the font's ToUnicode table. */
function readLetters(table: string): Map<string, string> {
  const letters = new Map<string, string>()
  // Matches a range of codes with their letters, as in '<0000> <0001> [<0041> <0062>]'.
  for (const [, first = '', list = ''] of table.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/g))
    for (const [index, [, hex = '']] of [...list.matchAll(/<([0-9a-f]*)>/g)].entries())
      letters.set((Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'), decodeHex(hex))
  return letters
}

/** Extracts the text of a PDF, in which the letters are codes of its embedded fonts. */
function readText(pdf: Buffer): string {
  const binary = pdf.toString('latin1')
  // Matches an object, as in '12 0 obj … endobj'.
  const objects = new Map(
    [...binary.matchAll(/\n(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => {
      const stream = /stream\r?\n([\s\S]*?)\r?\nendstream/.exec(body)?.[1]
      if (stream === undefined) return [id, body]
      const isPacked = body.includes('/FlateDecode')
      return [id, isPacked ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream]
    }),
  )
  const fonts = new Map<string, Map<string, string>>()
  // Matches a font's name and the number of its object, as in '/F1 12 0 R'.
  for (const [, name = '', id = ''] of binary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1]
    if (table) fonts.set(name, readLetters(objects.get(table) ?? ''))
  }
  const lines: string[] = []
  for (const content of objects.values()) {
    let font: Map<string, string> | undefined
    // Matches the choice of a font, as in '/F1 12 Tf', and letters to show, as in '[<00010002>] TJ'.
    for (const [, name, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name) font = fonts.get(name)
      else
        lines.push(
          [...(glyphs ?? '').matchAll(/<([0-9a-f]*)>/g)]
            .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
            .map((code) => font?.get(code) ?? '')
            .join(''),
        )
    }
  }
  return lines.join('\n')
}

const createReceipt = async (changes: Parameters<typeof createUserOrder>[0]) =>
  writeReceipt(createUserOrder(changes), payer, 'Emoov')

it('a receipt states number, date, payer, home, VAT and the company that received the payment', async () => {
  const text = readText(await createReceipt(paid))
  for (const part of [
    'VAT receipt',
    'ORD-3F9A',
    'Sun 22 Nov 2026',
    'Ann Łukasiewicz-Ødegård',
    'High Street, Witham, CM8',
    '£329.17',
    '£65.83',
    '£395.00',
    brand.vatNumber,
    brand.companyNumber,
    brand.registeredOffice,
  ])
    expect(text.replaceAll('\n', ' '), part).toContain(part)
})

it('a receipt is tagged and titled in British English, for screen readers', async () => {
  const pdf = (await createReceipt(paid)).toString('latin1')
  for (const mark of [
    '/MarkInfo',
    '/Marked true',
    '/StructTreeRoot',
    '/Lang (en-GB)',
    '/DisplayDocTitle true',
  ])
    expect(pdf).toContain(mark)
  for (const tag of ['/S /H1', '/S /Table', '/S /TH', '/S /TD']) expect(pdf).toContain(tag)
})

it('a receipt shows refunds, and no VAT for a deposit', async () => {
  const refunded = readText(await createReceipt({ ...paid, paid_pence: 300_00, refunded_pence: 95_00 }))
  expect(refunded).toContain('-£95.00')
  expect(refunded).toContain('£395.00')
  const deposit = readText(
    await createReceipt({ ...paid, kind: 'tenant', amount_pence: 92_30, paid_pence: 92_30, vat_pence: 0 }),
  )
  expect(deposit).toContain('None: a deposit is no supply')
  expect(deposit).not.toContain('VAT receipt')
})

it('a receipt accepts texts of any length and script', async () => {
  const text = readText(
    await createReceipt({
      ...paid,
      portal_address: 'Llanfairpwll '.repeat(60),
      description: '家 🏠 \u0000 Дом',
    }),
  )
  expect(text).toContain('Llanfairpwll')
  expect(text).toContain('£395.00')
})

it('each payment of a subscription has a receipt of its own (API-32)', async () => {
  const charges = ['2026-09-22', '2026-10-22', '2026-11-22'].map((day, index) => ({
    charge_id: 7 + index,
    amount_pence: 19_00,
    vat_pence: 3_16,
    refunded_pence: index === 1 ? 19_00 : 0,
    refunding_pence: 0,
    paid_at: `${day}T10:00:00Z`,
  }))
  const order = createUserOrder({ ...paid, kind: 'subscription', charges })
  const text = readText(await writeReceipt(selectPayment(order, '8')!, payer, 'Emoov'))
  for (const part of ['ORD-3F9A-2', '22 Oct 2026', '£19.00', '£3.16', '-£19.00']) expect(text).toContain(part)
  expect(text).not.toContain('22 Nov 2026')
})

const charge = {
  charge_id: 7,
  amount_pence: 395_00,
  vat_pence: 65_83,
  refunded_pence: 0,
  refunding_pence: 0,
  paid_at: '2026-11-22T10:00:00Z',
}

it('the receipt of a subscription’s first month keeps its number when later months are paid', () => {
  const order = createUserOrder({ ...paid, kind: 'subscription', charges: [charge] })
  expect(selectPayment(order, null)?.transaction_id).toBe('ORD-3F9A-1')
  const laterOrder = { ...order, charges: [charge, { ...charge, charge_id: 8 }] }
  expect(selectPayment(laterOrder, '7')?.transaction_id).toBe('ORD-3F9A-1')
  expect(selectPayment(laterOrder, null)?.transaction_id).toBe('ORD-3F9A-2')
  expect(selectPayment(laterOrder, '9')).toBeNull()
})

it('the receipt of an order that was paid twice leaves out the second payment, which is returned', async () => {
  const order = createUserOrder({ ...paid, paid_pence: 790_00, refunding_pence: 395_00, charges: [charge] })
  const text = readText(await writeReceipt(selectPayment(order, null)!, payer, 'Emoov'))
  for (const part of ['ORD-3F9A', '£329.17', '£65.83', '£395.00']) expect(text).toContain(part)
  for (const part of ['ORD-3F9A-1', '790', 'On its way back']) expect(text).not.toContain(part)
})

it('a receipt claims no VAT for a returned payment that came in after the order was cancelled', async () => {
  const order = createUserOrder({ status: 'cancelled', refunded_pence: 395_00 })
  const text = readText(await writeReceipt(selectPayment(order, null)!, payer, 'Emoov'))
  expect(text).toContain('-£395.00')
  expect(text).not.toContain('£65.83')
  expect(text).not.toContain('VAT receipt')
})

it('a receipt wraps names and addresses of any length, and shows the letters of all European languages', async () => {
  const name = `Győző Şahin-Żółć ${'Wolfeschlegelsteinhausen'.repeat(8)}`
  const order = createUserOrder({
    ...paid,
    description: 'Fotografía '.repeat(40),
    portal_address: 'Ț'.repeat(300),
  })
  const pdf = await writeReceipt(order, { ...payer, name }, 'Emoov')
  const text = readText(pdf).replaceAll('\n', '')
  expect(text).toContain('Győző Şahin-Żółć')
  expect(text.match(/Wolfeschlegelsteinhausen/g)).toHaveLength(8)
  expect(text.match(/Ț/g)).toHaveLength(300)
  expect(text).toContain('£395.00')
})
