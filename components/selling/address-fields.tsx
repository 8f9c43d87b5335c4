'use client'

import type { ComponentProps } from 'react'
import { TextField } from '@/components/forms/fields'
import { callApi } from '@/lib/browser/call-api'

type FieldName = 'building' | 'street' | 'locality' | 'town' | 'county' | 'postcode'

interface AddressFieldsProps {
  field: (name: FieldName) => ComponentProps<typeof TextField> | object
  getValues: (name: FieldName) => string | undefined
  setValue: (name: FieldName, value: string) => void
}

/** Shorter texts are no postcodes. */
const MIN_POSTCODE_CHARACTERS = 5

/** Fills town and county from the postcode, unless the owner has typed them. */
async function completeAddress(postcode: string, { getValues, setValue }: AddressFieldsProps): Promise<void> {
  if (postcode.trim().length < MIN_POSTCODE_CHARACTERS) return
  const reply = await callApi('placeOfPostcode', { postcode: postcode.trim() }).catch(() => null)
  if (!reply?.ok) return
  for (const name of ['town', 'county'] as const) {
    if (!getValues(name)) setValue(name, reply.data[name])
  }
}

/** The fields of an address. The postcode fills in town and county, which may also be typed. */
export function AddressFields(props: AddressFieldsProps) {
  const textFieldProps = (name: FieldName) =>
    props.field(name) as Omit<ComponentProps<typeof TextField>, 'label'> & { id: string }
  const postcode = textFieldProps('postcode')
  return (
    <>
      <TextField
        {...postcode}
        onBlur={(event) => {
          postcode.onBlur?.(event)
          void completeAddress(event.target.value, props)
        }}
        label="Postcode"
        hint="We find town and county by it"
        autoComplete="postal-code"
        autoCapitalize="characters"
        maxLength={12}
        className="max-w-40"
      />
      <TextField
        {...textFieldProps('building')}
        label="House name or number"
        hint="Such as 12, Flat 2, 12 or Rose Cottage. It is not shown in the advert"
        autoComplete="off"
        maxLength={60}
      />
      <TextField {...textFieldProps('street')} label="Street" autoComplete="off" maxLength={60} />
      <TextField
        {...textFieldProps('locality')}
        required={false}
        label="Village or part of the town"
        hint="Leave this empty if there is none"
        autoComplete="off"
        maxLength={60}
      />
      <div className="grid gap-5 tablet:grid-cols-2">
        <TextField
          {...textFieldProps('town')}
          required={false}
          label="Town"
          hint="From the postcode, unless you say otherwise"
          autoComplete="address-level2"
          maxLength={60}
        />
        <TextField
          {...textFieldProps('county')}
          required={false}
          label="County"
          hint="From the postcode"
          autoComplete="off"
          maxLength={60}
        />
      </div>
    </>
  )
}
