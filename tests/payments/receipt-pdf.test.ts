import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { brand } from '@/lib/config/brand'
import { writeReceipt } from '@/lib/queries/receipt-pdf'
import { createUserOrder } from './fixture'

const payer = { name: 'Ann Łukasiewicz-Ødegård', email: 'ann@example.com' }
const paid = { status: 'settled', paid_pence: 395_00, settled_at: '2026-11-22T10:00:00Z' } as const

/** The text of a PDF, whose streams show it as hexadecimal Windows-1252. */
function readText(pdf: Buffer): string {
  const binary = pdf.toString('latin1')
  const streams = [...binary.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  const decoder = new TextDecoder('windows-1252')
  return streams
    .flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\] TJ/g)])
    .map(([, shown = '']) =>
      [...shown.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = '']) => decoder.decode(Buffer.from(hex, 'hex')))
        .join(''),
    )
    .join('\n')
}

const receiptOf = async (more: Parameters<typeof createUserOrder>[0]) =>
  writeReceipt(createUserOrder(more), payer, 'Emoov')

it('states number, date, payer, home, VAT and who received it', async () => {
  const text = readText(await receiptOf(paid))
  for (const part of [
    'VAT receipt',
    'ORD-3F9A',
    'Sun 22 Nov 2026',
    'Ann Lukasiewicz-Ødegård',
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

it('is tagged and titled in British English, for screen readers', async () => {
  const pdf = (await receiptOf(paid)).toString('latin1')
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

it('shows what went back, and no VAT of a deposit', async () => {
  const refunded = readText(await receiptOf({ ...paid, paid_pence: 300_00, refunded_pence: 95_00 }))
  expect(refunded).toContain('-£95.00')
  expect(refunded).toContain('£395.00')
  const deposit = readText(
    await receiptOf({ ...paid, kind: 'tenant', amount_pence: 92_30, paid_pence: 92_30, vat_pence: 0 }),
  )
  expect(deposit).toContain('None: a deposit is no supply')
  expect(deposit).not.toContain('VAT receipt')
})

it('takes texts of any length and script', async () => {
  const text = readText(
    await receiptOf({ ...paid, portal_address: 'Llanfairpwll '.repeat(60), description: '家 🏠 \u0000 Дом' }),
  )
  expect(text).toContain('Llanfairpwll')
  expect(text).toContain('£395.00')
})
