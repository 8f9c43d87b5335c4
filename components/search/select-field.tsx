import { Field, Select } from '@/components/ui/field'
import type { FormValues } from '@/lib/search/form'
import type { Option } from '@/lib/search/options'
import { addCount } from './choice-counts'

interface SelectFieldProps {
  id: string
  name: keyof FormValues
  label: string
  options: Option[]
  value: string
  /** Label of a value that is not among the options, such as several types in a shared link. */
  unlistedLabel?: string
  /** Returns how many homes an option would leave; undefined while the count is not known. */
  countOption?: (value: string) => number | undefined
}

export function SelectField({
  id,
  name,
  label,
  options,
  value,
  unlistedLabel = value,
  countOption,
}: SelectFieldProps) {
  const isListed = options.some((option) => option.value === value)
  return (
    <Field id={id} label={label}>
      <Select id={id} name={name} defaultValue={value}>
        {isListed ? null : <option value={value}>{unlistedLabel}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {addCount(option.label, countOption?.(option.value))}
          </option>
        ))}
      </Select>
    </Field>
  )
}
