import { fileKinds, suggestDescription } from '../../domain/listing-files'
import { materialFacts } from '../../domain/material-facts'
import type { ExportedListing } from './find-listings'
import { MAX_CAPTION_CHARACTERS, type ExportedFile } from './media-cells'
import { EXPORTED_FACTS, MAX_FEATURES } from './to-cells'

const formatCount = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`

/** Describes what the format cannot hold. Files that the file store does not have are reported separately. */
export function findOmissions(
  { media, features, facts, displayAddress }: ExportedListing,
  files: readonly ExportedFile[],
  missing: ReadonlySet<string>,
): string[] {
  const exported = new Set(files.map(({ file }) => file))
  // The index counts the files of one kind.
  const indexedMedia = fileKinds.flatMap((kind) =>
    media.filter((item) => item.kind === kind).map((item, index) => ({ ...item, index })),
  )
  const longCaptions = indexedMedia.filter(
    ({ kind, file, alt, index }) =>
      kind !== 'epc' &&
      exported.has(file) &&
      [...alt].length > MAX_CAPTION_CHARACTERS &&
      // The importer generates this description by itself.
      alt !== suggestDescription(kind, displayAddress, index + 1),
  ).length
  const surplusFiles = media.filter(({ file }) => !exported.has(file) && !missing.has(file)).length
  const surplusFeatures = Math.max(0, features.length - MAX_FEATURES)
  const factsWithoutColumn = materialFacts.filter(({ key }) => facts.get(key) && !EXPORTED_FACTS.has(key))
  const captions = formatCount(longCaptions, 'description', 'descriptions')
  return [
    ...(longCaptions ? [`${captions} of files over ${MAX_CAPTION_CHARACTERS} characters`] : []),
    ...(surplusFiles ? [`${formatCount(surplusFiles, 'file', 'files')} beyond the number of its kind`] : []),
    ...(surplusFeatures ? [`${formatCount(surplusFeatures, 'feature', 'features')} after the tenth`] : []),
    ...(factsWithoutColumn.length
      ? [`facts without a column: ${factsWithoutColumn.map(({ label }) => label.toLowerCase()).join(', ')}`]
      : []),
  ]
}
