import { randomUUID } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { assertStoredFileName, isStoredFileName, createStoreOutage, type FileStore } from './file-store'

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** Creates a store that keeps files in a folder. The folder is created with the first file. */
export function createDiskStore(folder: string): FileStore {
  const add = async (name: string, content: Buffer | string) => {
    assertStoredFileName(name)
    // The file is written under a temporary name, flushed to the disk and then renamed, so that no reader finds a part
    // of a file, not even after a power cut.
    const temporary = path.join(folder, `.${randomUUID()}.tmp`)
    try {
      await fs.mkdir(folder, { recursive: true })
      if (typeof content === 'string') await fs.copyFile(content, temporary)
      else await fs.writeFile(temporary, content)
      const handle = await fs.open(temporary, 'r+')
      await handle.sync().finally(() => handle.close())
      await fs.rename(temporary, path.join(folder, name))
    } catch (error) {
      await fs.rm(temporary, { force: true }).catch(() => {})
      throw createStoreOutage('write', error)
    }
  }
  const open = async (name: string) => {
    if (!isStoredFileName(name)) return null
    try {
      const handle = await fs.open(path.join(folder, name))
      const { size } = await handle.stat()
      return { size, stream: handle.createReadStream() }
    } catch (error) {
      if (isMissing(error)) return null
      throw createStoreOutage('read', error)
    }
  }
  const remove = async (name: string) => {
    assertStoredFileName(name)
    try {
      await fs.rm(path.join(folder, name), { force: true })
    } catch (error) {
      throw createStoreOutage('delete', error)
    }
  }
  return { add, open, remove }
}
