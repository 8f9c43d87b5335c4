import type { Warn } from './map/cells'
import { NOT_THERE, type PictureFolder } from './picture-folder'
import type { StoredPicture } from './store/existing'
import type { ImportedListing, NamedPicture } from './types'

/** Without a caption: what it is, and the public address. */
const ALT: Record<NamedPicture['kind'], (place: string, number: number) => string> = {
  image: (place, number) => `Photo ${number} of ${place}`,
  floorplan: (place) => `Floor plan of ${place}`,
  epc: (place) => `Energy performance graph of ${place}`,
}

const named = (names: readonly string[]): string =>
  names.slice(0, 5).join(', ') + (names.length > 5 ? ` and ${names.length - 5} more` : '')

/**
 * Takes in the pictures of a row. One that is not beside the file, but came with an earlier one under the
 * same name, is kept: feeds send a picture once. A picture that cannot be had is told, and left out.
 */
export async function picturesOf(
  { pictures, displayAddress }: ImportedListing,
  before: readonly StoredPicture[],
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
        : before.find((picture) => picture.kind === kind && picture.source === name)?.file
    if (file !== undefined)
      taken.push({
        kind,
        position,
        file,
        alt: caption || ALT[kind](displayAddress, position + 1),
        source: name,
      })
    if ('problem' in result && (file === undefined || result.problem !== NOT_THERE)) {
      missing.set(result.problem, [...(missing.get(result.problem) ?? []), name])
    }
  }
  for (const [problem, names] of missing)
    warn(
      `${names.length === 1 ? 'a picture is' : `${names.length} pictures are`} left out (${problem}): ${named(names)}`,
    )
  return taken
}
