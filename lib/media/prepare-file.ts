import type { FileKind } from '../domain/listing-files'
import { prepareDocument } from './prepare-document'
import { preparePicture, type Preparation } from './prepare-picture'

/** Checks an uploaded file of a listing, and re-encodes a picture. @param path the path of the uploaded file */
export const prepareFile = (path: string, kind: FileKind): Promise<Preparation> =>
  kind === 'document' ? prepareDocument(path) : preparePicture(path, { isPhotograph: kind === 'image' })
