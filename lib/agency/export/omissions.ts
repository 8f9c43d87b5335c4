import { fileKinds, suggestDescription } from '../../domain/listing-files'
import { materialFacts } from '../../domain/material-facts'
import type { ExportedListing } from './find-listings'
import { fitsCaption, MAX_CAPTION_CHARACTERS, type ExportedFile } from './media-cells'
import { hasColumn, isFactInWords, MAX_FEATURES } from './to-cells'

const formatCount = (count: number, singular: string, plural: string) =>
  `${count} ${count === 1 ? singular : plural}`

/** Describes the data of a listing that the format has no room for. Missing files are reported separately. */
export function findOmissions(
  { kind: listingKind, media, features, facts, displayAddress }: ExportedListing,
  files: readonly ExportedFile[],
  missing: ReadonlySet<string>,
): string[] {
  const exported = new Set(files.map(({ file }) => file))
  // Files are counted within their kind, as in suggested descriptions: 'Photo 2 of …'.
  const indexedMedia = fileKinds.flatMap((kind) =>
    media.filter((item) => item.kind === kind).map((item, index) => ({ ...item, index })),
  )
  const longCaptions = indexedMedia.filter(
    ({ kind, file, alt, index }) =>
      kind !== 'epc' &&
      exported.has(file) &&
      !fitsCaption(alt) &&
      // An import of the file generates the suggested description again, so it is not lost.
      alt !== suggestDescription(kind, displayAddress, index + 1),
  ).length
  const surplusFiles = media.filter(({ file }) => !exported.has(file) && !missing.has(file)).length
  const surplusFeatures = Math.max(0, features.length - MAX_FEATURES)
  const factsWithoutColumn = materialFacts.filter(({ key }) => facts.get(key) && !hasColumn(key))
  const factsInWords = materialFacts.filter(({ key }) =>
    isFactInWords(key, facts.get(key) ?? '', listingKind),
  )
  const captions = formatCount(longCaptions, 'description', 'descriptions')
  const listNames = (definitions: typeof materialFacts) =>
    definitions.map(({ label }) => label.toLowerCase()).join(', ')
  return [
    ...(longCaptions ? [`${captions} of files over ${MAX_CAPTION_CHARACTERS} characters`] : []),
    ...(surplusFiles ? [`${formatCount(surplusFiles, 'file', 'files')} beyond the number of its kind`] : []),
    ...(surplusFeatures ? [`${formatCount(surplusFeatures, 'feature', 'features')} after the tenth`] : []),
    ...(factsWithoutColumn.length ? [`facts without a column: ${listNames(factsWithoutColumn)}`] : []),
    ...(factsInWords.length ? [`facts in words: ${listNames(factsInWords)}`] : []),
  ]
}
