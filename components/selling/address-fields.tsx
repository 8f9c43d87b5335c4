'use client'

import type { ComponentProps } from 'react'
import { TextField } from '@/components/forms/fields'
import { callApi } from '@/lib/browser/call-api'

type FieldName = 'building' | 'street' | 'locality' | 'town' | 'county' | 'postcode'

interface AddressFieldsProps {
  /** Returns the props of a field's control; `object`, because their type differs from form to form. */
  field: (name: FieldName) => ComponentProps<typeof TextField> | object
  getValues: (name: FieldName) => string | undefined
  setValue: (name: FieldName, value: string) => void
}

/** A shorter text is no postcode. */
const MIN_POSTCODE_CHARACTERS = 5

/** Fills in town and county by the postcode, unless the owner has typed them. */
async function completeAddress(postcode: string, { getValues, setValue }: AddressFieldsProps): Promise<void> {
  if (postcode.trim().length < MIN_POSTCODE_CHARACTERS) return
  const reply = await callApi('placeOfPostcode', { postcode: postcode.trim() }).catch(() => null)
  if (!reply?.ok) return
  for (const name of ['town', 'county'] as const) {
    if (!getValues(name)) setValue(name, reply.data[name])
  }
}

export function AddressFields(props: AddressFieldsProps) {
  const getTextFieldProps = (name: FieldName) =>
    props.field(name) as Omit<ComponentProps<typeof TextField>, 'label'> & { id: string }
  const postcode = getTextFieldProps('postcode')
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
        {...getTextFieldProps('building')}
        label="House name or number"
        hint="Such as 12, Flat 2, 12 or Rose Cottage. It is not shown in the advert"
        autoComplete="off"
        maxLength={60}
      />
      <TextField {...getTextFieldProps('street')} label="Street" autoComplete="off" maxLength={60} />
      <TextField
        {...getTextFieldProps('locality')}
        required={false}
        label="Village or part of the town"
        hint="Leave this empty if there is none"
        autoComplete="off"
        maxLength={60}
      />
      <div className="grid gap-5 tablet:grid-cols-2">
        <TextField
          {...getTextFieldProps('town')}
          required={false}
          label="Town"
          hint="From the postcode, unless you say otherwise"
          autoComplete="address-level2"
          maxLength={60}
        />
        <TextField
          {...getTextFieldProps('county')}
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
