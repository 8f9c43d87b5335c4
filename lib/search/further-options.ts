import { addedDays, epcTokens, withinTokens } from './further-filters'
import { DEFAULT_WITHIN } from './further-form'
import { formatDays, formatEpcFilter, formatWithin } from './further-labels'
import type { Option } from './options'

const toAnyOption = (label: string): Option => ({ value: '', label })

export const epcOptions: Option[] = [
  toAnyOption('Any energy rating'),
  ...epcTokens.map((value) => ({ value, label: formatEpcFilter(value) ?? '' })),
]

export const addedOptions: Option[] = [
  toAnyOption('Any time'),
  ...addedDays.map((days) => ({ value: String(days), label: `Last ${formatDays(days)}` })),
]

export const withinOptions: Option[] = withinTokens.map((token) => ({
  value: token === DEFAULT_WITHIN ? '' : token,
  label: formatWithin(token),
}))
