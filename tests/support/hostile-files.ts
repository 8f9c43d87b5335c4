import sharp from 'sharp'
import { deflateSync } from 'node:zlib'
import { fileMessages as told } from '../../lib/contract/file-messages'

export interface HostileFile {
  name: string
  bytes(): Promise<Buffer> | Buffer
  /** What its owner is told, or 'taken' where it is encoded anew. */
  outcome: string
}

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a9' } })
const jpeg = () => blank(1_200, 800).jpeg().toBuffer()
const png = () => blank(1_200, 800).png().toBuffer()
const text = (content: string) => () => Buffer.from(content)
const concatenate = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as string)))
const SCRIPT = '<script>alert(document.domain)</script>'

/** A PNG whose header announces another size than its pixels have. */
async function pngOfSize(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.from(await png())
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

const ftyp = (brand: string) =>
  concatenate(
    Buffer.from([0, 0, 0, 24]),
    `ftyp${brand}`,
    Buffer.alloc(4),
    `mif1${brand}`,
    Buffer.alloc(600, 7),
  )

/** A JPEG with an EXIF block, a comment and a second file behind its end. */
const createJpegWithTrailer = async (trailer: string) => concatenate(await jpeg(), trailer)
const createJpegWithComment = async (comment: string) => {
  const bytes = await jpeg()
  const length = Buffer.alloc(2)
  length.writeUInt16BE(comment.length + 2)
  return Buffer.concat([
    bytes.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    Buffer.from(comment),
    bytes.subarray(2),
  ])
}

export const hostilePictures: HostileFile[] = [
  { name: '0 bytes', bytes: () => Buffer.alloc(0), outcome: told.empty },
  { name: 'one byte', bytes: () => Buffer.from([0xff]), outcome: told.notPicture },
  {
    name: 'a JPEG start alone',
    bytes: () => Buffer.from('ffd8ffe000104a46494600', 'hex'),
    outcome: told.notPicture,
  },
  { name: 'half a JPEG', bytes: async () => (await jpeg()).subarray(0, 900), outcome: told.broken },
  { name: 'half a PNG', bytes: async () => (await png()).subarray(0, 900), outcome: told.broken },
  { name: 'plain text', bytes: text('Hello'), outcome: told.notPicture },
  { name: 'PHP', bytes: text('<?php system($_GET[0]); ?>'), outcome: told.notPicture },
  { name: 'HTML', bytes: text(`<!doctype html>${SCRIPT}`), outcome: told.notPicture },
  {
    name: 'HTML with a JPEG in it',
    bytes: async () => concatenate(`<html>${SCRIPT}`, await jpeg()),
    outcome: told.notPicture,
  },
  { name: 'SVG', bytes: text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`), outcome: told.svg },
  {
    name: 'SVG behind an XML head',
    bytes: text('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
    outcome: told.svg,
  },
  { name: 'SVG behind a byte order mark', bytes: text('\ufeff<svg onload="alert(1)"/>'), outcome: told.svg },
  {
    name: 'SVG that reads a file',
    bytes: text(
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ),
    outcome: told.svg,
  },
  {
    name: 'packed SVG',
    bytes: () => concatenate(Buffer.from([0x1f, 0x8b]), deflateSync('<svg/>')),
    outcome: told.notPicture,
  },
  { name: 'HEIC', bytes: () => ftyp('heic'), outcome: told.heic },
  { name: 'HEIC of several pictures', bytes: () => ftyp('msf1'), outcome: told.heic },
  { name: 'a film', bytes: () => ftyp('isom'), outcome: told.notPicture },
  { name: 'GIF', bytes: () => blank(50, 50).gif().toBuffer(), outcome: told.notPicture },
  { name: 'TIFF', bytes: () => blank(50, 50).tiff().toBuffer(), outcome: told.notPicture },
  { name: 'BMP', bytes: () => concatenate('BM', Buffer.alloc(200)), outcome: told.notPicture },
  { name: 'PDF', bytes: text('%PDF-1.4\n%%EOF'), outcome: told.notPicture },
  { name: 'a zip', bytes: () => concatenate('PK\u0003\u0004', Buffer.alloc(200)), outcome: told.notPicture },
  { name: 'a program', bytes: () => concatenate('\u007fELF', Buffer.alloc(200)), outcome: told.notPicture },
  { name: 'PostScript', bytes: text('%!PS-Adobe-3.0\n(%pipe%id) (w) file'), outcome: told.notPicture },
  {
    name: 'an ImageMagick script',
    bytes: text('push graphic-context\nfill "url(https://x/|id)"'),
    outcome: told.notPicture,
  },
  {
    name: 'a playlist that reads a file',
    bytes: text('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd'),
    outcome: told.notPicture,
  },
  { name: 'zeros', bytes: () => Buffer.alloc(50_000), outcome: told.notPicture },
  { name: 'PNG of 100 megapixels', bytes: () => pngOfSize(10_000, 10_000), outcome: told.tooManyPixels },
  { name: 'PNG of 4 gigapixels', bytes: () => pngOfSize(65_000, 65_000), outcome: told.tooManyPixels },
  {
    name: 'PNG of 60,000 × 1,001 pixels',
    bytes: () => pngOfSize(60_000, 1_001),
    outcome: told.tooManyPixels,
  },
  {
    name: 'PNG with fewer pixels than it announces',
    bytes: () => pngOfSize(2_400, 1_600),
    outcome: told.broken,
  },
  { name: 'PNG of no width', bytes: () => pngOfSize(0, 800), outcome: told.notPicture },
  {
    name: 'a decompression bomb',
    bytes: () => blank(10_000, 6_001).png({ compressionLevel: 9 }).toBuffer(),
    outcome: told.tooManyPixels,
  },
  { name: 'JPEG with a script behind it', bytes: () => createJpegWithTrailer(SCRIPT), outcome: 'taken' },
  {
    name: 'JPEG that is a zip too',
    bytes: () => createJpegWithTrailer('PK\u0003\u0004PK\u0005\u0006'),
    outcome: 'taken',
  },
  {
    name: 'JPEG with PHP in its comment',
    bytes: () => createJpegWithComment('<?php system($_GET[0]); ?>'),
    outcome: 'taken',
  },
  {
    name: 'JPEG with where it was taken',
    bytes: () =>
      blank(1_200, 800)
        .withExif({ IFD0: { Artist: 'SECRET' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
        .jpeg()
        .toBuffer(),
    outcome: 'taken',
  },
  {
    name: 'JPEG in CMYK',
    bytes: () => blank(1_200, 800).toColourspace('cmyk').jpeg().toBuffer(),
    outcome: 'taken',
  },
  {
    name: 'PNG of 16 bits with transparency',
    bytes: () => blank(1_200, 800).ensureAlpha(0.5).toColourspace('rgb16').png().toBuffer(),
    outcome: 'taken',
  },
  { name: 'AVIF', bytes: () => blank(1_200, 800).avif({ effort: 0 }).toBuffer(), outcome: 'taken' },
  { name: 'WebP of one pixel', bytes: () => blank(1, 1).webp().toBuffer(), outcome: 'taken' },
  {
    name: 'JPEG that lies on its side',
    bytes: () => blank(1_200, 800).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    outcome: 'taken',
  },
]

/** A PDF of so many pages. @param extra objects besides */
const pdf = (pages: number, extra = ''): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count ${pages}>>endobj\n` +
      Array.from(
        { length: pages },
        (_, page) => `${page + 3} 0 obj<</Type /Page/Parent 2 0 R>>endobj\n`,
      ).join('') +
      `${extra}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
    'latin1',
  )

/** A PDF with objects in a packed part, as version 1.5 has them. */
const packedPdf = (objects: string): Buffer =>
  concatenate(
    '%PDF-1.5\n9 0 obj<</Type/ObjStm/N 1/First 0/Filter/FlateDecode>>\nstream\n',
    deflateSync(objects),
    '\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  )

export const hostileDocuments: HostileFile[] = [
  { name: '0 bytes', bytes: () => Buffer.alloc(0), outcome: told.empty },
  {
    name: 'HTML that calls itself a PDF',
    bytes: text(`${SCRIPT}%PDF-1.4 /Type/Page %%EOF`),
    outcome: told.notPdf,
  },
  { name: 'half a PDF', bytes: () => pdf(2).subarray(0, 80), outcome: told.notPdf },
  { name: 'a PDF without pages', bytes: () => pdf(0), outcome: told.notPdf },
  { name: 'a PDF of 101 pages', bytes: () => pdf(101), outcome: told.pdfTooLong },
  {
    name: 'a packed PDF of 101 pages',
    bytes: () => packedPdf('<</Type/Page>>'.repeat(101)),
    outcome: told.pdfTooLong,
  },
  {
    name: 'a PDF with a password',
    bytes: () => pdf(1, 'trailer<</Encrypt 5 0 R>>'),
    outcome: told.pdfLocked,
  },
  {
    name: 'a PDF with a script',
    bytes: () => pdf(1, '5 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj'),
    outcome: told.pdfActive,
  },
  {
    name: 'a PDF with a script in other letters',
    bytes: () => pdf(1, '5 0 obj<</S/Java#53cript/J#53(x)>>endobj'),
    outcome: told.pdfActive,
  },
  {
    name: 'a PDF with a packed script',
    bytes: () => packedPdf('<</Type/Page>><</JS(app.alert(1))>>'),
    outcome: told.pdfActive,
  },
  {
    name: 'a PDF that starts a program',
    bytes: () => pdf(1, '<</S/Launch/F(cmd.exe)>>'),
    outcome: told.pdfActive,
  },
  { name: 'a PDF with a file in it', bytes: () => pdf(1, '<</Type/EmbeddedFile>>'), outcome: told.pdfActive },
  {
    name: 'a PDF that unpacks to 60 MB',
    bytes: () => packedPdf(' '.repeat(60_000_000)),
    outcome: told.pdfActive,
  },
  { name: 'a PDF of 100 pages', bytes: () => pdf(100), outcome: 'taken' },
  { name: 'a packed PDF', bytes: () => packedPdf('<</Type/Page>>'), outcome: 'taken' },
]
