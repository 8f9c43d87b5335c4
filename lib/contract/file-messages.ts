import { MAX_DOCUMENT_PAGES, MAX_MEGAPIXELS, type FileAdvice, type FileKind } from '../domain/listing-files'

const pictureTypes = 'JPEG, PNG, WebP and AVIF'
const BYTES_PER_MEGABYTE = 1_048_576
const toMegabytes = (bytes: number): number => Math.floor(bytes / BYTES_PER_MEGABYTE)

const kindNames: Record<FileKind, { one: string; many: string }> = {
  image: { one: 'photograph', many: 'photographs' },
  floorplan: { one: 'floor plan', many: 'floor plans' },
  epc: { one: 'EPC graph', many: 'EPC graphs' },
  document: { one: 'document', many: 'documents' },
}

export const fileMessages = {
  listingNotFound: 'Listing not found',
  fileNotFound: 'File not found',
  uploadNotFound: 'Upload not found',
  ended: 'This listing is closed, so its files stay as they are.',
  changed: 'The files have changed meanwhile. Load the page again.',
  empty: 'The file is empty. Choose it again, or export it anew.',
  tooMany: (kind: FileKind, max: number) =>
    `A listing takes ${max} ${kindNames[kind].many} at most. Remove one first.`,
  tooLarge: (kind: FileKind, maxBytes: number) =>
    `The file is larger than the ${toMegabytes(maxBytes)} MB that a ${kindNames[kind].one} may have.`,
  tooManyPixels: `The picture has too many pixels. Export it with ${MAX_MEGAPIXELS} megapixels or fewer.`,
  heic: 'This is a HEIC picture, which most browsers cannot show; we need a JPEG. On an iPhone, open this page on the phone and choose the picture there: the phone turns it into a JPEG. On a Mac, open it in Preview and choose Export. On Windows, open it in Photos and choose Save as. On Android, share it as JPEG, or switch off high efficiency pictures in the camera.',
  svg: `An SVG drawing may contain scripts and is not taken. Export it as PNG: ${pictureTypes} are taken.`,
  notPicture: `This is not a picture that we can read: ${pictureTypes} are taken.`,
  broken: 'The picture is damaged or incomplete. Export it anew, and send it again.',
  notPdf: 'This is not a PDF that we can read.',
  pdfTooLong: `The document has more than ${MAX_DOCUMENT_PAGES} pages.`,
  pdfLocked: 'The document is protected by a password. Save it without one.',
  pdfActive: 'The document contains scripts or attached files. Print it to a new PDF, and send that.',
  duplicate: 'This file is here already.',
  storeFailed: 'The file could not be stored, though we tried for hours. Please send it again.',
  busy: 'Other files are on their way. Please try again in a moment.',
  noFile: 'Choose a file first.',
}

export const adviceTexts: Record<FileAdvice, string> = {
  small: 'Its longer side has fewer than 1,000 pixels: it will look coarse. A larger one is better.',
  blurred: 'It looks blurred. A sharper one is better.',
}
