'use client'

import { homeForm } from '@/components/forms/definitions/selling'
import { SelectField, TextField } from '@/components/forms/fields'
import { InternalLink } from '@/components/ui/internal-link'
import { homeStepHref, routes } from '@/lib/config/routes'
import { getPropertyTypeLabel, listPropertyTypes } from '@/lib/domain/property-type'
import { StepForm } from './step-form'
import { useStepForm, type StepFormContext } from './use-step-form'

const MAX_ROOM_DIGITS = 2
/** The limit of the floor area in lib/contract/selling-rules.ts. */
const MAX_FLOOR_AREA_CHARACTERS = 40

interface RoomsFormProps {
  home: StepFormContext
  defaults: Readonly<Record<string, string>>
  isLive: boolean
  /** Whether the home is or has been public. If so, its type and number of bedrooms are fixed. */
  hasBeenAdvertised: boolean
}

const roomFields = [
  ['bedrooms', 'Bedrooms', '0 for a studio and for premises'],
  ['bathrooms', 'Bathrooms', 'Shower rooms too'],
  ['reception_rooms', 'Reception rooms', undefined],
] as const

export function RoomsForm({ home, defaults, isLive, hasBeenAdvertised }: RoomsFormProps) {
  const form = useStepForm(homeForm, home, defaults)
  const { field } = form
  return (
    <StepForm
      {...form}
      takeOver={form.checkbox('take_over')}
      href={homeStepHref(home.kind, home.id, 'home')}
      isLive={isLive}
    >
      {hasBeenAdvertised ? (
        <p>
          A home that has been advertised keeps its type and number of bedrooms.{' '}
          <InternalLink href={routes.contact} className="underline">
            Contact us
          </InternalLink>{' '}
          if they are wrong.
        </p>
      ) : null}
      <SelectField {...field('property_type')} label="Type of property">
        <option value="">Please select</option>
        {listPropertyTypes(home.kind).map((type) => (
          <option key={type} value={type}>
            {getPropertyTypeLabel(type)}
          </option>
        ))}
      </SelectField>
      <div className="grid items-end gap-5 tablet:grid-cols-3">
        {roomFields.map(([name, label, hint]) => (
          <TextField
            key={name}
            {...field(name)}
            required={name !== 'reception_rooms'}
            label={label}
            hint={hint}
            inputMode="numeric"
            autoComplete="off"
            maxLength={MAX_ROOM_DIGITS}
          />
        ))}
      </div>
      <TextField
        {...field('floor_area')}
        required={false}
        label="Floor area"
        hint="With its unit, such as 950 sq ft or 88 m². Your energy certificate has it"
        autoComplete="off"
        maxLength={MAX_FLOOR_AREA_CHARACTERS}
      />
    </StepForm>
  )
}
