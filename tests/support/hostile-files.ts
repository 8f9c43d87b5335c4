import sharp from 'sharp'
import { deflateSync } from 'node:zlib'
import { fileMessages } from '../../lib/contract/file-messages'
import { createJpegOfScans } from './jpeg-of-scans'

export interface HostileFile {
  name: string
  bytes(): Promise<Buffer> | Buffer
  /** The message that refuses the file, or 'accepted'. An accepted picture is re-encoded. */
  outcome: string
}

const createBlankPicture = (width = 1_200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: '#7a9' } })
const createJpeg = () => createBlankPicture().jpeg().toBuffer()
const createPng = () => createBlankPicture().png().toBuffer()
const createText = (content: string) => () => Buffer.from(content)
const concatenate = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
const GZIP_START = Buffer.from([0x1f, 0x8b])
const SCRIPT = '<script>alert(document.domain)</script>'

/** Creates a PNG whose header states a size that its pixels do not have. */
async function createPngOfSize(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.from(await createPng())
  // The header chunk (IHDR) of a PNG has the width at byte 16 and the height at byte 20.
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** Creates a file that begins with its brand in a file type box (`ftyp`), as HEIF and MP4 files do (ISO/IEC 14496-12). */
const createFileOfBrand = (brand: string) => {
  const boxLength = Buffer.from([0, 0, 0, 24])
  const minorVersion = Buffer.alloc(4)
  const content = Buffer.alloc(600, 7)
  return concatenate(boxLength, `ftyp${brand}`, minorVersion, `mif1${brand}`, content)
}

/** Creates a JPEG with further bytes after its end. */
const createJpegWithTrailer = async (trailer: string) => concatenate(await createJpeg(), trailer)
/** Creates a JPEG with a comment segment (marker FF FE) after its first marker. */
const createJpegWithComment = async (comment: string) => {
  const bytes = await createJpeg()
  // The length of a segment includes the two bytes of the length itself.
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

/** Files sent as pictures. The limit for a picture is 60 megapixels. */
export const hostilePictures: HostileFile[] = [
  { name: '0 bytes', bytes: () => Buffer.alloc(0), outcome: fileMessages.empty },
  { name: 'one byte', bytes: () => Buffer.from([0xff]), outcome: fileMessages.notPicture },
  {
    name: 'a JPEG start alone',
    bytes: () => Buffer.from('ffd8ffe000104a46494600', 'hex'),
    outcome: fileMessages.notPicture,
  },
  {
    name: 'half a JPEG',
    bytes: async () => (await createJpeg()).subarray(0, 900),
    outcome: fileMessages.broken,
  },
  {
    name: 'half a PNG',
    bytes: async () => (await createPng()).subarray(0, 900),
    outcome: fileMessages.broken,
  },
  { name: 'plain text', bytes: createText('Hello'), outcome: fileMessages.notPicture },
  { name: 'PHP', bytes: createText('<?php system($_GET[0]); ?>'), outcome: fileMessages.notPicture },
  { name: 'HTML', bytes: createText(`<!doctype html>${SCRIPT}`), outcome: fileMessages.notPicture },
  {
    name: 'HTML with a JPEG in it',
    bytes: async () => concatenate(`<html>${SCRIPT}`, await createJpeg()),
    outcome: fileMessages.notPicture,
  },
  {
    name: 'SVG',
    bytes: createText(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
    outcome: fileMessages.svg,
  },
  {
    name: 'SVG behind an XML head',
    bytes: createText('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
    outcome: fileMessages.svg,
  },
  {
    name: 'SVG behind a byte order mark',
    bytes: createText('\ufeff<svg onload="alert(1)"/>'),
    outcome: fileMessages.svg,
  },
  {
    name: 'SVG that reads a file',
    bytes: createText(
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ),
    outcome: fileMessages.svg,
  },
  {
    name: 'compressed SVG',
    bytes: () => concatenate(GZIP_START, deflateSync('<svg/>')),
    outcome: fileMessages.notPicture,
  },
  { name: 'HEIC', bytes: () => createFileOfBrand('heic'), outcome: fileMessages.heic },
  { name: 'HEIC of several pictures', bytes: () => createFileOfBrand('msf1'), outcome: fileMessages.heic },
  { name: 'a film', bytes: () => createFileOfBrand('isom'), outcome: fileMessages.notPicture },
  { name: 'GIF', bytes: () => createBlankPicture(50, 50).gif().toBuffer(), outcome: fileMessages.notPicture },
  {
    name: 'TIFF',
    bytes: () => createBlankPicture(50, 50).tiff().toBuffer(),
    outcome: fileMessages.notPicture,
  },
  { name: 'BMP', bytes: () => concatenate('BM', Buffer.alloc(200)), outcome: fileMessages.notPicture },
  { name: 'PDF', bytes: createText('%PDF-1.4\n%%EOF'), outcome: fileMessages.notPicture },
  {
    name: 'a zip',
    bytes: () => concatenate('PK\u0003\u0004', Buffer.alloc(200)),
    outcome: fileMessages.notPicture,
  },
  {
    name: 'a program',
    bytes: () => concatenate('\u007fELF', Buffer.alloc(200)),
    outcome: fileMessages.notPicture,
  },
  {
    name: 'PostScript',
    bytes: createText('%!PS-Adobe-3.0\n(%pipe%id) (w) file'),
    outcome: fileMessages.notPicture,
  },
  {
    name: 'an ImageMagick script',
    bytes: createText('push graphic-context\nfill "url(https://x/|id)"'),
    outcome: fileMessages.notPicture,
  },
  {
    name: 'a playlist that reads a file',
    bytes: createText('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd'),
    outcome: fileMessages.notPicture,
  },
  { name: 'zeros', bytes: () => Buffer.alloc(50_000), outcome: fileMessages.notPicture },
  {
    name: 'PNG of 100 megapixels',
    bytes: () => createPngOfSize(10_000, 10_000),
    outcome: fileMessages.tooManyPixels,
  },
  {
    name: 'PNG of 4 gigapixels',
    bytes: () => createPngOfSize(65_000, 65_000),
    outcome: fileMessages.tooManyPixels,
  },
  {
    name: 'PNG of 60,000 × 1,001 pixels',
    bytes: () => createPngOfSize(60_000, 1_001),
    outcome: fileMessages.tooManyPixels,
  },
  {
    name: 'PNG with fewer pixels than it announces',
    bytes: () => createPngOfSize(2_400, 1_600),
    outcome: fileMessages.broken,
  },
  { name: 'PNG of no width', bytes: () => createPngOfSize(0, 800), outcome: fileMessages.notPicture },
  {
    name: 'a decompression bomb',
    bytes: () => createBlankPicture(10_000, 6_001).png({ compressionLevel: 9 }).toBuffer(),
    outcome: fileMessages.tooManyPixels,
  },
  { name: 'a JPEG of 101 scans', bytes: () => createJpegOfScans(101), outcome: fileMessages.broken },
  { name: 'a JPEG of 100 scans', bytes: () => createJpegOfScans(100), outcome: 'accepted' },
  { name: 'JPEG with a script behind it', bytes: () => createJpegWithTrailer(SCRIPT), outcome: 'accepted' },
  {
    name: 'JPEG that is a zip too',
    bytes: () => createJpegWithTrailer('PK\u0003\u0004PK\u0005\u0006'),
    outcome: 'accepted',
  },
  {
    name: 'JPEG with PHP in its comment',
    bytes: () => createJpegWithComment('<?php system($_GET[0]); ?>'),
    outcome: 'accepted',
  },
  {
    name: 'JPEG with its author and GPS position',
    bytes: () =>
      createBlankPicture()
        // The directory IFD3 of EXIF holds the GPS fields.
        .withExif({ IFD0: { Artist: 'SECRET' }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
        .jpeg()
        .toBuffer(),
    outcome: 'accepted',
  },
  {
    name: 'JPEG in CMYK',
    bytes: () => createBlankPicture().toColourspace('cmyk').jpeg().toBuffer(),
    outcome: 'accepted',
  },
  {
    name: 'PNG of 16 bits with transparency',
    bytes: () => createBlankPicture().ensureAlpha(0.5).toColourspace('rgb16').png().toBuffer(),
    outcome: 'accepted',
  },
  {
    name: 'AVIF',
    bytes: () => createBlankPicture().avif({ effort: 0 }).toBuffer(),
    outcome: 'accepted',
  },
  { name: 'WebP of one pixel', bytes: () => createBlankPicture(1, 1).webp().toBuffer(), outcome: 'accepted' },
  {
    name: 'JPEG whose EXIF orientation turns it',
    bytes: () => createBlankPicture().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    outcome: 'accepted',
  },
]

/** Creates a PDF with this number of pages, and with further objects. */
const createPdf = (pages: number, extraObjects = ''): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Count ${pages}>>endobj\n` +
      Array.from(
        { length: pages },
        (_, page) => `${page + 3} 0 obj<</Type /Page/Parent 2 0 R>>endobj\n`,
      ).join('') +
      `${extraObjects}\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
    'latin1',
  )

/** Creates a PDF with objects in a compressed object stream (PDF 1.5). */
const createPackedPdf = (objects: string, type = '/Type/ObjStm'): Buffer =>
  concatenate(
    `%PDF-1.5\n9 0 obj<<${type}/N 1/First 0/Filter/FlateDecode>>\nstream\n`,
    deflateSync(objects),
    '\nendstream\nendobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  )

const PAGE_WITH_SCRIPT = '<</Type/Page>><</S/JavaScript/JS(app.alert(1))>>'

/** Files sent as documents. The limit for a document is 100 pages. */
export const hostileDocuments: HostileFile[] = [
  { name: '0 bytes', bytes: () => Buffer.alloc(0), outcome: fileMessages.empty },
  {
    name: 'HTML that calls itself a PDF',
    bytes: createText(`${SCRIPT}%PDF-1.4 /Type/Page %%EOF`),
    outcome: fileMessages.notPdf,
  },
  { name: 'half a PDF', bytes: () => createPdf(2).subarray(0, 80), outcome: fileMessages.notPdf },
  { name: 'a PDF without pages', bytes: () => createPdf(0), outcome: fileMessages.notPdf },
  { name: 'a PDF of 101 pages', bytes: () => createPdf(101), outcome: fileMessages.pdfTooLong },
  {
    name: 'a packed PDF of 101 pages',
    bytes: () => createPackedPdf('<</Type/Page>>'.repeat(101)),
    outcome: fileMessages.pdfTooLong,
  },
  {
    name: 'a PDF with a password',
    bytes: () => createPdf(1, 'trailer<</Encrypt 5 0 R>>'),
    outcome: fileMessages.pdfLocked,
  },
  {
    name: 'a packed PDF with a script, after a long dictionary',
    bytes: () => createPackedPdf(PAGE_WITH_SCRIPT, `/Type/ObjStm/Note(${'obj '.repeat(500)})`),
    outcome: fileMessages.pdfActive,
  },
  {
    // In a name, #53 stands for the letter S.
    name: 'a packed PDF with a script, whose type is escaped',
    bytes: () => createPackedPdf(PAGE_WITH_SCRIPT, '/Type/Obj#53tm'),
    outcome: fileMessages.pdfActive,
  },
  {
    name: 'a PDF with a script',
    bytes: () => createPdf(1, '5 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj'),
    outcome: fileMessages.pdfActive,
  },
  {
    name: 'a PDF with a script whose name is escaped',
    bytes: () => createPdf(1, '5 0 obj<</S/Java#53cript/J#53(x)>>endobj'),
    outcome: fileMessages.pdfActive,
  },
  {
    name: 'a PDF with a packed script',
    bytes: () => createPackedPdf('<</Type/Page>><</JS(app.alert(1))>>'),
    outcome: fileMessages.pdfActive,
  },
  {
    name: 'a PDF that starts a program',
    bytes: () => createPdf(1, '<</S/Launch/F(cmd.exe)>>'),
    outcome: fileMessages.pdfActive,
  },
  {
    name: 'a PDF with a file in it',
    bytes: () => createPdf(1, '<</Type/EmbeddedFile>>'),
    outcome: fileMessages.pdfActive,
  },
  {
    // A stream that unpacks beyond the limit cannot be inspected, so the file is refused as if it had a script.
    name: 'a PDF that unpacks to 60 MB',
    bytes: () => createPackedPdf(' '.repeat(60_000_000)),
    outcome: fileMessages.pdfActive,
  },
  { name: 'a PDF of 100 pages', bytes: () => createPdf(100), outcome: 'accepted' },
  { name: 'a packed PDF', bytes: () => createPackedPdf('<</Type/Page>>'), outcome: 'accepted' },
]
