import type { ComponentProps } from 'react'
import { EmailField, FirstNameField, LastNameField, UkPhoneField } from '@/components/forms/contact-fields'
import { SelectField } from '@/components/forms/fields'
import { buyingPositions, titles } from '@/lib/config/account-options'

type FieldName = 'title' | 'first_name' | 'last_name' | 'email' | 'mobile' | 'buying_position'
type ControlProps = { id: string; error?: string } & ComponentProps<'input'> & ComponentProps<'select'>

/**
 * The personal details of both signup forms (SIGNUP-07 to SIGNUP-13). `field` is the function of useDefinedForm. Its
 * result is `unknown` here, because the two forms type the props of their controls differently.
 */
export function PersonFields({ field }: { field: (name: FieldName) => unknown }) {
  const bind = (name: FieldName) => field(name) as ControlProps
  return (
    <>
      <SelectField {...bind('title')} label="Title" autoComplete="honorific-prefix" className="max-w-40">
        <option value="">Please select</option>
        {titles.map((title) => (
          <option key={title} value={title}>
            {title}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-5 tablet:grid-cols-2">
        <FirstNameField {...bind('first_name')} />
        <LastNameField {...bind('last_name')} />
      </div>
      <EmailField {...bind('email')} />
      <UkPhoneField {...bind('mobile')} label="Mobile number" />
      <SelectField {...bind('buying_position')} label="Your position">
        <option value="">Please select</option>
        {Object.entries(buyingPositions).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </>
  )
}
