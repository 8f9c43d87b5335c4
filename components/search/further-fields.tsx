import type { ReactNode } from 'react'
import { LocationField } from '@/components/property/location-field'
import { Field, Input } from '@/components/ui/field'
import { furtherFilterLimits } from '@/lib/domain/further-filter'
import { homeFeatures, type HomeFeature } from '@/lib/domain/home-feature'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { isMapArea } from '@/lib/search/drawn-area'
import type { FormValues } from '@/lib/search/form'
import { formatExcluded } from '@/lib/search/further-labels'
import { DEFAULT_WITHIN, listFormFeatures, TICKED, type FurtherField } from '@/lib/search/further-form'
import { addedOptions, epcOptions, withinOptions } from '@/lib/search/further-options'
import { AmountFields } from './amount-fields'
import { addCount, addRemainingCount, type CountChoice } from './choice-counts'
import { SelectField } from './select-field'

interface FurtherFieldsProps {
  kind: ListingKind
  values: FormValues
  /** Prefix of the element ids, because a page may have several forms. */
  idPrefix: string
  /** Called when a suggestion of the location field is chosen, which fires no change event. */
  onChoose?: () => void
  countChoice?: CountChoice
}

/** A titled group. The legend floats, because browsers draw an ordinary legend on the border of its fieldset. */
const Group = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className="min-w-0 border-t border-line pt-4">
    <legend className="float-left mb-2 w-full text-base font-bold">{legend}</legend>
    <div className="clear-both">{children}</div>
  </fieldset>
)

interface CheckboxProps {
  name: FurtherField
  label: string
  checked: boolean
  isMuted: boolean
}

const Checkbox = ({ name, label, checked, isMuted }: CheckboxProps) => (
  <label className="flex min-h-11 items-center gap-2">
    <input
      type="checkbox"
      name={name}
      value={TICKED}
      defaultChecked={checked}
      className="size-5 shrink-0 accent-accent"
    />
    <span className={isMuted ? 'text-muted' : undefined}>{label}</span>
  </label>
)

interface RangeFieldsProps {
  legend: string
  fields: { name: FurtherField; label: string; example: string }[]
  getFieldId: (name: FurtherField) => string
  values: FormValues
}

const RangeFields = ({ legend, fields, getFieldId, values }: RangeFieldsProps) => (
  <div role="group" aria-label={legend} className="grid content-start gap-1">
    <p className="text-sm font-semibold" aria-hidden="true">
      {legend}
    </p>
    <AmountFields fields={fields} getFieldId={getFieldId} values={values} />
  </div>
)

interface FeatureCheckboxesProps {
  kind: ListingKind
  values: FormValues
  mode: 'required' | 'excluded'
  formatLabel: (feature: HomeFeature) => string
  countChoice: CountChoice | undefined
}

function FeatureCheckboxes({ kind, values, mode, formatLabel, countChoice }: FeatureCheckboxesProps) {
  const filterName = mode === 'required' ? 'with' : 'not'
  const formatChoice = mode === 'required' ? addCount : addRemainingCount
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-4">
      {listFormFeatures(kind, mode, values).map((feature) => {
        const count = countChoice?.(filterName, feature)
        return (
          <Checkbox
            key={feature}
            name={`${filterName}_${feature}`}
            label={formatChoice(formatLabel(feature), count)}
            checked={values[`${filterName}_${feature}`] === TICKED}
            isMuted={count === 0}
          />
        )
      })}
    </div>
  )
}

/** The fields of the further filters: those beyond the specification's price, type, bedrooms, radius and location. */
export function FurtherFields({ kind, values, idPrefix, onChoose, countChoice }: FurtherFieldsProps) {
  const getFieldId = (name: FurtherField) => `${idPrefix}-${name}`
  return (
    <div className="grid gap-5">
      <Group legend="Must have">
        <FeatureCheckboxes
          kind={kind}
          values={values}
          mode="required"
          formatLabel={(feature) => homeFeatures[feature].label}
          countChoice={countChoice}
        />
      </Group>
      <Group legend="Leave out">
        <FeatureCheckboxes
          kind={kind}
          values={values}
          mode="excluded"
          formatLabel={(feature) => formatExcluded(kind, feature)}
          countChoice={countChoice}
        />
      </Group>
      <Group legend="Size, energy and age of the listing">
        <SizeAndAgeFields kind={kind} values={values} getFieldId={getFieldId} countChoice={countChoice} />
      </Group>
      <Group legend="Near a station, or a place of your own">
        <NearFields
          kind={kind}
          values={values}
          getFieldId={getFieldId}
          onChoose={onChoose}
          countChoice={countChoice}
        />
      </Group>
      <Group legend="Words in the description">
        <Field
          id={getFieldId('keyword_filter')}
          label="Keywords"
          hint="All of them must occur, such as: sea view"
        >
          <Input
            id={getFieldId('keyword_filter')}
            name="keyword_filter"
            autoComplete="off"
            maxLength={furtherFilterLimits.keyword}
            defaultValue={values.keyword_filter}
          />
        </Field>
      </Group>
      {values.area_filter === '' ? null : (
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            name="area_filter"
            value={values.area_filter}
            defaultChecked
            className="size-5 shrink-0 accent-accent"
          />
          {isMapArea(values.area_filter) ? 'Only in the area of the map' : 'Only in the area that you drew'}
        </label>
      )}
    </div>
  )
}

interface FieldGroupProps {
  kind: ListingKind
  values: FormValues
  getFieldId: (name: FurtherField) => string
  countChoice: CountChoice | undefined
}

function SizeAndAgeFields({ kind, values, getFieldId, countChoice }: FieldGroupProps) {
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <RangeFields
        legend="Floor area in square feet"
        fields={[
          { name: 'size_min', label: 'From', example: '750' },
          { name: 'size_max', label: 'To', example: '1,200' },
        ]}
        getFieldId={getFieldId}
        values={values}
      />
      {kind === 'sale' ? (
        <RangeFields
          legend="Price per square foot"
          fields={[
            { name: 'per_sq_ft_min', label: 'At least £', example: '200' },
            { name: 'per_sq_ft_max', label: 'At most £', example: '400' },
          ]}
          getFieldId={getFieldId}
          values={values}
        />
      ) : (
        <Field id={getFieldId('available_filter')} label="Available by">
          <Input
            id={getFieldId('available_filter')}
            name="available_filter"
            type="date"
            defaultValue={values.available_filter}
          />
        </Field>
      )}
      <SelectField
        id={getFieldId('epc_filter')}
        name="epc_filter"
        label="Energy rating"
        options={epcOptions}
        value={values.epc_filter}
        countOption={(value) => countChoice?.('epc', value)}
      />
      <SelectField
        id={getFieldId('added_filter')}
        name="added_filter"
        label="Added"
        options={addedOptions}
        value={values.added_filter}
        countOption={(value) => countChoice?.('added', value)}
      />
    </div>
  )
}

function NearFields({
  kind,
  values,
  getFieldId,
  onChoose,
  countChoice,
}: FieldGroupProps & { onChoose: (() => void) | undefined }) {
  return (
    <div className="grid gap-4 tablet:grid-cols-2">
      <Field id={getFieldId('near_filter')} label="Station, postcode or town">
        <LocationField
          kind={kind}
          id={getFieldId('near_filter')}
          name="near_filter"
          defaultValue={values.near_filter}
          onChoose={onChoose}
        />
      </Field>
      <SelectField
        id={getFieldId('within_filter')}
        name="within_filter"
        label="At most"
        options={withinOptions}
        value={values.within_filter}
        // The option of the default distance has an empty value.
        countOption={(value) => countChoice?.('within', value || DEFAULT_WITHIN)}
      />
    </div>
  )
}
