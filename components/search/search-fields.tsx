import type { ReactNode } from 'react'
import { LocationField } from '@/components/property/location-field'
import { Field, Select } from '@/components/ui/field'
import type { ListingKind } from '@/lib/config/routes'
import type { FormValues } from '@/lib/search/form'
import { bedroomOptions, priceOptions, radiusOptions, typeOptions, type Option } from '@/lib/search/options'
import { typeWords } from '@/lib/search/summary'

interface ChoiceProps {
  id: string
  name: keyof FormValues
  label: string
  options: Option[]
  value: string
  /** Words for a value that is none of the options, as a shared link may bring one. */
  words?: string
}

function Choice({ id, name, label, options, value, words = value }: ChoiceProps) {
  const known = options.some((option) => option.value === value)
  return (
    <Field id={id} label={label}>
      <Select id={id} name={name} defaultValue={value}>
        {known ? null : <option value={value}>{words}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

interface SearchFieldsProps {
  kind: ListingKind
  values: FormValues
  /** Begins every id: several forms may stand on one page. */
  prefix: string
  onChoose?: () => void
  /** Stands below the two prices. */
  priceRange?: ReactNode
}

/** The fields of both searches (REFINE-01 … REFINE-16), by the control names of the specification. */
export function SearchFields({ kind, values, prefix, onChoose, priceRange }: SearchFieldsProps) {
  const id = (name: keyof FormValues) => `${prefix}-${name}`
  const prices = priceOptions(kind)
  const choice = (name: keyof FormValues, label: string, options: Option[], words?: string) => (
    <Choice id={id(name)} name={name} label={label} options={options} value={values[name]} words={words} />
  )
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <Field id={id('location_filter')} label="Location" className="tablet:col-span-2">
        <LocationField id={id('location_filter')} defaultValue={values.location_filter} onChoose={onChoose} />
      </Field>
      {choice('radius_filter', 'Search radius', radiusOptions)}
      {choice('type_filter', 'Property type', typeOptions(kind), typeWords(values.type_filter) ?? undefined)}
      <div className="grid content-start gap-1">
        <div className="grid grid-cols-2 gap-3">
          {choice('price_filter_min', 'Min price', prices.min)}
          {choice('price_filter_max', 'Max price', prices.max)}
        </div>
        {priceRange}
      </div>
      <div className="grid grid-cols-2 content-start gap-3">
        {choice('beds_filter_min', 'Min bedrooms', bedroomOptions.min)}
        {choice('beds_filter_max', 'Max bedrooms', bedroomOptions.max)}
      </div>
    </div>
  )
}
