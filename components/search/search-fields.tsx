import type { ReactNode } from 'react'
import { LocationField } from '@/components/property/location-field'
import { Field } from '@/components/ui/field'
import type { ListingKind } from '@/lib/domain/listing-kind'
import type { FormValues } from '@/lib/search/form'
import {
  bedroomOptions,
  getPriceOptions,
  radiusOptions,
  getTypeOptions,
  type Option,
} from '@/lib/search/options'
import { formatTypeFilter } from '@/lib/search/summary'
import { AmountFields } from './amount-fields'
import type { CountChoice } from './choice-counts'
import { SelectField } from './select-field'

interface TypedPricesProps {
  kind: ListingKind
  values: FormValues
  getFieldId: (name: keyof FormValues) => string
}

/** Fields to type any amount. A typed amount takes precedence over the select above its field. */
function TypedPrices({ kind, values, getFieldId }: TypedPricesProps) {
  const fields = [
    { name: 'price_typed_min', label: 'From £', example: kind === 'sale' ? '265,000' : '950' },
    { name: 'price_typed_max', label: 'To £', example: kind === 'sale' ? '340,000' : '1,150' },
  ] as const
  return (
    <div role="group" aria-label={kind === 'sale' ? 'Any other price' : 'Any other rent'}>
      <p className="text-sm text-muted" aria-hidden="true">
        Or type {kind === 'sale' ? 'any price' : 'any rent a month'}:
      </p>
      <AmountFields fields={fields} getFieldId={getFieldId} values={values} />
    </div>
  )
}

interface SearchFieldsProps {
  kind: ListingKind
  values: FormValues
  /** Prefix of the element ids, because a page may have several forms. */
  idPrefix: string
  /** Called when a suggestion of the location field is chosen, which fires no change event. */
  onChoose?: () => void
  /** A control below the price fields, such as a slider. */
  priceRange?: ReactNode
  countChoice?: CountChoice
}

/** Names of the filters in the API's counts of choices. A field that is not listed has no counts. */
const countedFilterNames: Partial<Record<keyof FormValues, string>> = {
  radius_filter: 'radius',
  type_filter: 'types',
  price_filter_min: 'price-min',
  price_filter_max: 'price-max',
  beds_filter_min: 'bedrooms-min',
  beds_filter_max: 'bedrooms-max',
}

/** The fields of a search (REFINE-01 … REFINE-16). REFINE-06 fixes their names. */
export function SearchFields({
  kind,
  values,
  idPrefix,
  onChoose,
  priceRange,
  countChoice,
}: SearchFieldsProps) {
  const getFieldId = (name: keyof FormValues) => `${idPrefix}-${name}`
  const prices = getPriceOptions(kind)
  const renderSelectField = (
    name: keyof FormValues,
    label: string,
    options: Option[],
    unlistedLabel?: string,
  ) => (
    <SelectField
      id={getFieldId(name)}
      name={name}
      label={label}
      options={options}
      value={values[name]}
      unlistedLabel={unlistedLabel}
      countOption={(value) => countChoice?.(countedFilterNames[name] ?? '', value)}
    />
  )
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <Field id={getFieldId('location_filter')} label="Location" className="tablet:col-span-2">
        <LocationField
          kind={kind}
          id={getFieldId('location_filter')}
          defaultValue={values.location_filter}
          onChoose={onChoose}
        />
      </Field>
      {renderSelectField('radius_filter', 'Search radius', radiusOptions)}
      {renderSelectField(
        'type_filter',
        'Property type',
        getTypeOptions(kind),
        formatTypeFilter(values.type_filter) ?? undefined,
      )}
      <div className="grid content-start gap-1">
        <div className="grid grid-cols-2 gap-3">
          {renderSelectField('price_filter_min', 'Min price', prices.min)}
          {renderSelectField('price_filter_max', 'Max price', prices.max)}
        </div>
        <TypedPrices kind={kind} values={values} getFieldId={getFieldId} />
        {priceRange}
      </div>
      <div className="grid grid-cols-2 content-start gap-3">
        {renderSelectField('beds_filter_min', 'Min bedrooms', bedroomOptions.min)}
        {renderSelectField('beds_filter_max', 'Max bedrooms', bedroomOptions.max)}
      </div>
    </div>
  )
}
