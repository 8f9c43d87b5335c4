import type { Mutant } from './mutant'

export const search: readonly Mutant[] = [
  {
    control: 'A hostile phrase causes few look-ups of places.',
    file: 'lib/agency/search/understand.ts',
    source: 'if (results.size >= MAX_CHECKED_PARTS) return false',
    replacement: '',
    tests: ['tests/agency/search/understand.test.ts'],
  },
  {
    control: 'A search near a point reads an index, and not every listing.',
    file: 'prisma/migrations/20261121000000_foundation/migration.sql',
    source: 'CREATE INDEX "search_entry_point" ON "search_entry" USING gist (point("lng", "lat"));',
    replacement: '',
    tests: ['tests/agency/search/near-index.test.ts'],
  },
  {
    control: 'The distance on a card is measured from the public position, which hides the house.',
    file: 'lib/agency/search/search.ts',
    source: '[roundForPublic(row.lat), roundForPublic(row.lng)]',
    replacement: '[row.lat, row.lng]',
    tests: ['tests/agency/search/search.test.ts'],
  },
  {
    control: 'Calls that count choices in PostgreSQL leave database connections for searches.',
    file: 'lib/agency/search/count-choices.ts',
    source: 'if (countingCalls >= MAX_COUNTING_CALLS) return { total, choices: countedChoices }',
    replacement: '',
    tests: ['tests/agency/search/count-choices.test.ts'],
  },
  {
    control: 'The homes are counted as of one moment for all choices, even if homes change meanwhile.',
    file: 'lib/agency/search/engine/listing-store.ts',
    source: 'while (this.version === version)',
    replacement: 'while (version >= 0)',
    tests: ['tests/agency/search/engine/counts.test.ts'],
  },
  {
    control: 'Google draws the map of results only with consent (domain B7).',
    file: 'components/map/map-canvas.tsx',
    source: "consent === 'accepted'",
    replacement: "consent !== 'rejected'",
    tests: ['tests/map/map-canvas.test.tsx'],
  },
  {
    control: 'The engine measures a radius by public positions, so that no radius locates a house.',
    file: 'lib/agency/search/engine/haversines.ts',
    source: 'roundDegrees(columns.lat[row]!)',
    replacement: 'columns.lat[row]!',
    tests: ['tests/agency/search/public-radius.test.ts'],
  },
  {
    control: 'PostgreSQL measures a radius by public positions, so that no radius locates a house.',
    file: 'lib/agency/search/place-predicate.ts',
    source: "milesFrom(point, publicDegrees('lat'), publicDegrees('lng'))",
    replacement: "milesFrom(point, sql.ref('lat'), sql.ref('lng'))",
    tests: ['tests/agency/search/public-radius.test.ts'],
  },
  {
    control: 'The middle of the homes of a postcode district reveals no exact position.',
    file: 'lib/agency/places/database-postcodes.ts',
    source: "fn.avg<number | null>(publicDegrees('lat'))",
    replacement: "fn.avg<number | null>('lat')",
    tests: ['tests/agency/places/database-postcodes.test.ts'],
  },
]
