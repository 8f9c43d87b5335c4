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

/** Fills town and county from the postcode, where the owner has left them empty. */
async function completeAddress(postcode: string, { getValues, setValue }: AddressFieldsProps): Promise<void> {
  if (postcode.trim().length < 5) return
  const reply = await callApi('placeOfPostcode', { postcode: postcode.trim() }).catch(() => null)
  if (!reply?.ok) return
  for (const name of ['town', 'county'] as const) if (!getValues(name)) setValue(name, reply.data[name])
}

/** An address by its postcode; town and county may be typed by hand. */
export function AddressFields(props: AddressFieldsProps) {
  const bind = (name: FieldName) =>
    props.field(name) as Omit<ComponentProps<typeof TextField>, 'label'> & { id: string }
  const postcode = bind('postcode')
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
        {...bind('building')}
        label="House name or number"
        hint="Such as 12, Flat 2, 12 or Rose Cottage. It is not shown in the advert"
        autoComplete="off"
        maxLength={60}
      />
      <TextField {...bind('street')} label="Street" autoComplete="off" maxLength={60} />
      <TextField
        {...bind('locality')}
        required={false}
        label="Village or part of the town"
        hint="Leave this empty if there is none"
        autoComplete="off"
        maxLength={60}
      />
      <div className="grid gap-5 tablet:grid-cols-2">
        <TextField
          {...bind('town')}
          required={false}
          label="Town"
          hint="From the postcode, unless you say otherwise"
          autoComplete="address-level2"
          maxLength={60}
        />
        <TextField
          {...bind('county')}
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
