import path from 'node:path'
import { createDiskStore } from '../files/disk-store'
import { isStoredFileName, type StoredFile } from '../files/file-store'
import { storedFiles } from '../files/stored-files'
import { encodePicture } from './encode-picture'

/** The pictures of the demonstration come with the code, and are in no store. */
const demoFiles = createDiskStore(path.resolve(/* turbopackIgnore: true */ 'public', 'demo'))

export const isMediaFileName = (name: string): boolean => isStoredFileName(name) && name.endsWith('.webp')

/** @throws Error for a file that is no picture or has too many pixels; AgencyError `outage` of the store */
export async function saveImage(source: Buffer | string): Promise<string> {
  const { name, bytes } = await encodePicture(source)
  await storedFiles().add(name, bytes, 'image/webp')
  return name
}

/** Opens a picture; null when there is none of this name. @throws AgencyError `outage` of the store */
export async function openImage(name: string): Promise<StoredFile | null> {
  if (!isMediaFileName(name)) return null
  return (await demoFiles.open(name)) ?? (await storedFiles().open(name))
}
