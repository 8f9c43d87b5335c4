import type { Warn } from './map/cells'
import { NOT_BESIDE_FILE, type PictureFolder } from './picture-folder'
import type { StoredPicture } from './store/existing'
import type { ImportedListing, NamedPicture } from './types'

/** Alt text of a picture without a caption. */
const DEFAULT_ALT: Record<NamedPicture['kind'], (place: string, number: number) => string> = {
  image: (place, number) => `Photo ${number} of ${place}`,
  floorplan: (place) => `Floor plan of ${place}`,
  epc: (place) => `Energy performance graph of ${place}`,
}

const listNames = (names: readonly string[]): string =>
  names.slice(0, 5).join(', ') + (names.length > 5 ? ` and ${names.length - 5} more` : '')

/**
 * Stores the pictures of a row. Feeds send a picture once, so a picture that is not beside the file but came with an
 * earlier file under the same name is kept. A picture that cannot be stored is left out with a warning.
 */
export async function storePictures(
  { pictures, displayAddress }: ImportedListing,
  earlierPictures: readonly StoredPicture[],
  folder: PictureFolder,
  warn: Warn,
): Promise<StoredPicture[]> {
  const taken: StoredPicture[] = []
  const missing = new Map<string, string[]>()
  for (const { kind, name, caption } of pictures) {
    const position = taken.filter((picture) => picture.kind === kind).length
    const result = await folder.take(name)
    const file =
      'file' in result
        ? result.file
        : earlierPictures.find((picture) => picture.kind === kind && picture.source === name)?.file
    if (file !== undefined)
      taken.push({
        kind,
        position,
        file,
        alt: caption || DEFAULT_ALT[kind](displayAddress, position + 1),
        source: name,
      })
    if ('problem' in result && (file === undefined || result.problem !== NOT_BESIDE_FILE)) {
      missing.set(result.problem, [...(missing.get(result.problem) ?? []), name])
    }
  }
  for (const [problem, names] of missing)
    warn(
      `${names.length === 1 ? 'a picture is' : `${names.length} pictures are`} left out (${problem}): ${listNames(names)}`,
    )
  return taken
}
