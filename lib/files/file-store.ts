import type { Readable } from 'node:stream'
import { outage, type AgencyError } from '../errors'

export interface StoredFile {
  /** In bytes. */
  size: number
  /** Must be read to its end or destroyed. */
  stream: Readable
}

/** Contents never change. A failing store, such as a full disk, throws an outage, so that no file seems to be missing. */
export interface FileStore {
  /** Readers see the whole file or none. @param content bytes, or the path of a complete local file */
  add(name: string, content: Buffer | string, contentType: string): Promise<void>
  /** Opens a file; null when there is no file of this name. */
  open(name: string): Promise<StoredFile | null>
  remove(name: string): Promise<void>
}

/** Whether a text is a file name and no path, so that no file outside the store can be read. */
export const isStoredFileName = (name: string): boolean => /^[a-z0-9][a-z0-9-]{0,80}\.(webp|pdf)$/.test(name)

/** @throws Error for a name that the store's own code cannot have made */
export function assertStoredFileName(name: string): void {
  if (!isStoredFileName(name)) throw new Error('not the name of a stored file')
}

export const createStoreOutage = (work: string, cause: unknown): AgencyError => {
  const { code, name } = cause as { code?: unknown; name?: unknown }
  return outage(`the file store could not ${work} (${String(code ?? name ?? 'unknown fault')})`, cause)
}
