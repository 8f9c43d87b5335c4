'use client'

import { useRef, type ComponentProps } from 'react'
import { TextField } from '@/components/forms/fields'
import { callApi } from '@/lib/browser/call-api'

type FieldName = 'building' | 'street' | 'locality' | 'town' | 'county' | 'postcode'

interface AddressFieldsProps {
  /** Returns the props of a field's control. `object`, because the two forms with these fields type them differently. */
  field: (name: FieldName) => ComponentProps<typeof TextField> | object
  getValues: (name: FieldName) => string | undefined
  setValue: (name: FieldName, value: string) => void
}

/* The limits of the address in lib/contract/selling-rules.ts. The shortest postcodes are like 'N11AA'. */
const MIN_POSTCODE_CHARACTERS = 5
const MAX_POSTCODE_CHARACTERS = 12
const MAX_LINE_CHARACTERS = 60

/** Returns a function that fills in the town and county of a postcode, unless the owner has typed them. */
function useAddressCompletion({ getValues, setValue }: AddressFieldsProps) {
  /** The values that an earlier postcode has filled in. A corrected postcode may replace them. */
  const completedValues = useRef<{ town?: string; county?: string }>({})
  return async (postcode: string): Promise<void> => {
    if (postcode.trim().length < MIN_POSTCODE_CHARACTERS) return
    const reply = await callApi('placeOfPostcode', { postcode: postcode.trim() }).catch(() => null)
    // The reply about an earlier postcode may arrive after the reply about its correction.
    if (!reply?.ok || getValues('postcode') !== postcode) return
    for (const name of ['town', 'county'] as const) {
      const value = getValues(name)
      if (value && value !== completedValues.current[name]) continue
      completedValues.current[name] = reply.data[name]
      setValue(name, reply.data[name])
    }
  }
}

export function AddressFields(props: AddressFieldsProps) {
  const getTextFieldProps = (name: FieldName) =>
    props.field(name) as Omit<ComponentProps<typeof TextField>, 'label'> & { id: string }
  const postcode = getTextFieldProps('postcode')
  const completeAddress = useAddressCompletion(props)
  return (
    <>
      <TextField
        {...postcode}
        onBlur={(event) => {
          postcode.onBlur?.(event)
          void completeAddress(event.target.value)
        }}
        label="Postcode"
        hint="We find town and county by it"
        autoComplete="postal-code"
        autoCapitalize="characters"
        maxLength={MAX_POSTCODE_CHARACTERS}
        className="max-w-40"
      />
      <TextField
        {...getTextFieldProps('building')}
        label="House name or number"
        hint="Such as 12, Flat 2, 12 or Rose Cottage. It is not shown in the advert"
        autoComplete="off"
        maxLength={MAX_LINE_CHARACTERS}
      />
      <TextField
        {...getTextFieldProps('street')}
        label="Street"
        autoComplete="off"
        maxLength={MAX_LINE_CHARACTERS}
      />
      <TextField
        {...getTextFieldProps('locality')}
        required={false}
        label="Village or part of the town"
        hint="Leave this empty if there is none"
        autoComplete="off"
        maxLength={MAX_LINE_CHARACTERS}
      />
      <div className="grid gap-5 tablet:grid-cols-2">
        <TextField
          {...getTextFieldProps('town')}
          required={false}
          label="Town"
          hint="From the postcode, unless you say otherwise"
          autoComplete="address-level2"
          maxLength={MAX_LINE_CHARACTERS}
        />
        <TextField
          {...getTextFieldProps('county')}
          required={false}
          label="County"
          hint="From the postcode"
          autoComplete="off"
          maxLength={MAX_LINE_CHARACTERS}
        />
      </div>
    </>
  )
}
