import { Input } from '@/components/ui/field'
import type { FormValues } from '@/lib/search/form'

/** Enough for any amount, such as '1.25 million'. */
const MAX_AMOUNT_CHARACTERS = 20

interface AmountFieldsProps<Name extends keyof FormValues> {
  fields: readonly { name: Name; label: string; example: string }[]
  getFieldId: (name: Name) => string
  values: FormValues
}

/** Two text fields side by side: the least and the greatest amount of a range. */
export const AmountFields = <Name extends keyof FormValues>({
  fields,
  getFieldId,
  values,
}: AmountFieldsProps<Name>) => (
  <div className="grid grid-cols-2 gap-3">
    {fields.map(({ name, label, example }) => (
      <div key={name} className="flex items-center gap-1.5">
        <label htmlFor={getFieldId(name)} className="shrink-0 text-sm">
          {label}
        </label>
        <Input
          id={getFieldId(name)}
          name={name}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          maxLength={MAX_AMOUNT_CHARACTERS}
          placeholder={example}
          defaultValue={values[name]}
          className="tabular min-w-0"
        />
      </div>
    ))}
  </div>
)
