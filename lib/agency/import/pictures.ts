import type { Warn } from './map/cells'
import { NOT_BESIDE_FILE, type PictureFolder } from './picture-folder'
import type { StoredPicture } from './store/existing'
import type { ImportedListing, NamedPicture } from './types'

const DEFAULT_ALT: Record<NamedPicture['kind'], (place: string, pictureNumber: number) => string> = {
  image: (place, pictureNumber) => `Photo ${pictureNumber} of ${place}`,
  floorplan: (place) => `Floor plan of ${place}`,
  epc: (place) => `Energy performance graph of ${place}`,
}

const MAX_LISTED_NAMES = 5

function listNames(names: readonly string[]): string {
  const listedNames = names.slice(0, MAX_LISTED_NAMES).join(', ')
  const unlisted = names.length - MAX_LISTED_NAMES
  return unlisted > 0 ? `${listedNames} and ${unlisted} more` : listedNames
}

/** Stores a row's pictures. Feeds send each picture once, so one that is named but not sent again is kept as it was. */
export async function storePictures(
  { pictures, displayAddress }: ImportedListing,
  earlierPictures: readonly StoredPicture[],
  folder: PictureFolder,
  warn: Warn,
): Promise<StoredPicture[]> {
  const stored: StoredPicture[] = []
  const namesByProblem = new Map<string, string[]>()
  for (const { kind, name, caption } of pictures) {
    const position = stored.filter((picture) => picture.kind === kind).length
    const result = await folder.store(name)
    const earlierPicture = earlierPictures.find((picture) => picture.kind === kind && picture.source === name)
    const file = 'file' in result ? result.file : earlierPicture?.file
    if (file !== undefined)
      stored.push({
        kind,
        position,
        file,
        alt: caption || DEFAULT_ALT[kind](displayAddress, position + 1),
        source: name,
      })
    const problem = 'problem' in result ? result.problem : null
    const isKept = file !== undefined && problem === NOT_BESIDE_FILE
    if (problem === null || isKept) continue
    const earlierNames = namesByProblem.get(problem) ?? []
    namesByProblem.set(problem, [...earlierNames, name])
  }
  for (const [problem, names] of namesByProblem) {
    const subject = names.length === 1 ? 'a picture is' : `${names.length} pictures are`
    warn(`${subject} left out (${problem}): ${listNames(names)}`)
  }
  return stored
}
