import { fileKinds, suggestDescription } from '../../domain/listing-files'
import { materialFacts } from '../../domain/material-facts'
import type { ExportedListing } from './find-listings'
import { MAX_CAPTION_CHARACTERS, type ExportedFile } from './media-cells'
import { EXPORTED_FACTS, MAX_FEATURES } from './to-cells'

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`

/**
 * Describes what the format has no room for. The listing itself keeps it.
 * @param files those of the listing that are exported
 * @param missing those that the file store does not have, which are told apart
 */
export function findOmissions(
  { media, features, facts, displayAddress }: ExportedListing,
  files: readonly ExportedFile[],
  missing: ReadonlySet<string>,
): string[] {
  const exported = new Set(files.map(({ file }) => file))
  const longCaptions = fileKinds
    .flatMap((kind) => media.filter((each) => each.kind === kind).map((each, index) => ({ ...each, index })))
    .filter(
      ({ kind, file, alt, index }) =>
        kind !== 'epc' &&
        exported.has(file) &&
        [...alt].length > MAX_CAPTION_CHARACTERS &&
        // An importer suggests this one by itself.
        alt !== suggestDescription(kind, displayAddress, index + 1),
    ).length
  const surplusFiles = media.filter(({ file }) => !exported.has(file) && !missing.has(file)).length
  const surplusFeatures = Math.max(0, features.length - MAX_FEATURES)
  const unmapped = materialFacts.filter(({ key }) => facts.get(key) && !EXPORTED_FACTS.has(key))
  const captions = count(longCaptions, 'description', 'descriptions')
  return [
    ...(longCaptions ? [`${captions} of files over ${MAX_CAPTION_CHARACTERS} characters`] : []),
    ...(surplusFiles ? [`${count(surplusFiles, 'file', 'files')} beyond the number of its kind`] : []),
    ...(surplusFeatures ? [`${count(surplusFeatures, 'feature', 'features')} after the tenth`] : []),
    ...(unmapped.length
      ? [`facts without a column: ${unmapped.map(({ label }) => label.toLowerCase()).join(', ')}`]
      : []),
  ]
}
