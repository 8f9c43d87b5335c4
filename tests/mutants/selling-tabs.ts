import type { Mutant } from './mutant'

const TAB_TESTS = ['tests/agency/selling/two-tabs.test.ts']

/** Controls of homes that their owner edits in several tabs at once. */
export const sellingTabs: readonly Mutant[] = [
  {
    control: 'A tab does not overwrite what another tab has saved meanwhile.',
    file: 'lib/agency/selling/save-home.ts',
    source: 'if (conflicts.length)',
    replacement: 'if (conflicts.length > 99)',
    tests: TAB_TESTS,
  },
  {
    control: 'A tab of a letting does not overwrite what a tab of the sale of the same home has saved.',
    file: 'lib/agency/selling/save-home.ts',
    source: 'for (const { id } of otherListings) await addRevision(tx, id, sharedFields)',
    replacement: '',
    tests: ['tests/agency/selling/sale-and-letting.test.ts'],
  },
  {
    control: 'A refusal of an older tab names only the fields that another tab has changed.',
    file: 'lib/agency/selling/save-home.ts',
    source: 'fields.filter((field) => changedElsewhere.has(field))',
    replacement: 'fields',
    tests: TAB_TESTS,
  },
]
