import { SelectField, TextField } from '@/components/forms/fields'
import { Button } from '@/components/ui/button'
import type { ListingKind } from '@/lib/domain/listing-kind'
import { getPropertyTypeLabel } from '@/lib/domain/property-type'
import {
  bedroomChoices,
  DEFAULT_BEDROOMS,
  DEFAULT_TYPE,
  estimatedTypes,
  MAX_PLACE_CHARACTERS,
  type EstimateRequest,
} from './estimate-request'

/** Puts the request into the URL of `path` (method GET), so that it works without JavaScript and can be shared. */
export function EstimateForm({
  path,
  request,
  kind = 'sale',
}: {
  path: string
  request: EstimateRequest | null
  kind?: ListingKind | undefined
}) {
  return (
    <form action={`${path}#estimate`} method="get" className="grid gap-4 tablet:grid-cols-2">
      <div className="tablet:col-span-2">
        <TextField
          id="estimate-place"
          name="place"
          label="Postcode or place of the home"
          hint="For example CM8 2AB, Witham, or a street and its town"
          autoComplete="postal-code"
          required
          maxLength={MAX_PLACE_CHARACTERS}
          defaultValue={request?.place}
        />
      </div>
      <SelectField
        id="estimate-type"
        name="type"
        label="Type of home"
        defaultValue={request?.type ?? DEFAULT_TYPE}
      >
        {estimatedTypes.map((type) => (
          <option key={type} value={type}>
            {getPropertyTypeLabel(type)}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="estimate-bedrooms"
        name="bedrooms"
        label="Bedrooms"
        defaultValue={String(request?.bedrooms ?? DEFAULT_BEDROOMS)}
      >
        {bedroomChoices.map((number) => (
          <option key={number}>{number}</option>
        ))}
      </SelectField>
      <SelectField
        id="estimate-kind"
        name="kind"
        label="What would you do?"
        defaultValue={request?.kind ?? kind}
      >
        <option value="sale">Sell it</option>
        <option value="let">Let it</option>
      </SelectField>
      <Button type="submit" className="self-end">
        Show the estimate
      </Button>
    </form>
  )
}
