import type { Readable } from 'node:stream'
import { outage, type AgencyError } from '../errors'

export interface StoredFile {
  /** In bytes. */
  size: number
  /** Must be read to its end or destroyed. */
  stream: Readable
}

/** A file's content never changes. A failing store throws an outage: otherwise a file would seem to be missing. */
export interface FileStore {
  /** Readers see the whole file or none. @param content bytes, or the path of a complete local file */
  add(name: string, content: Buffer | string, contentType: string): Promise<void>
  /** Opens a file; null when there is no file of this name. */
  open(name: string): Promise<StoredFile | null>
  remove(name: string): Promise<void>
}

/** Whether a text is a file name such as `3f0c9a.webp`, and not a path, which could lead out of the store. */
export const isStoredFileName = (name: string): boolean => /^[a-z0-9][a-z0-9-]{0,80}\.(webp|pdf)$/.test(name)

/** @throws Error for a name that this application cannot have given to a file */
export function assertStoredFileName(name: string): void {
  if (!isStoredFileName(name)) throw new Error('not the name of a stored file')
}

export const createStoreOutage = (work: string, cause: unknown): AgencyError => {
  const { code, name } = cause as { code?: unknown; name?: unknown }
  return outage(`the file store could not ${work} (${String(code ?? name ?? 'unknown fault')})`, cause)
}
