'use client'

import { rentForm } from '@/components/forms/definitions/selling'
import { SelectField, TextField } from '@/components/forms/fields'
import { homeStepHref } from '@/lib/config/routes'
import { MAX_AMOUNT_CHARACTERS, parseRent } from '@/lib/domain/amount'
import type { Nation } from '@/lib/domain/nation'
import { rentAdvances } from '@/lib/domain/rent-in-advance'
import { formatPence } from '@/lib/format/money'
import { getDepositCap, getHoldingDepositCap } from '@/lib/tenancy/deposit'
import { StepForm } from './step-form'
import { useStepForm, type StepFormContext } from './use-step-form'

interface RentFormProps {
  home: StepFormContext
  nation: Nation
  isResidential: boolean
  defaults: Readonly<Record<string, string>>
  /** The first day from which the home may be let, as YYYY-MM-DD. */
  today: string
}

/** Returns the hints of the deposit fields, with the highest deposits that the law allows at a rent. */
function describeDepositCaps(nation: Nation, rent: number | null) {
  if (!rent) return { deposit: 'In pounds; 0 for none', holding: 'In pounds; 0 for none' }
  const cap = getDepositCap(nation, rent)
  const holdingCap = getHoldingDepositCap(nation, rent)
  return {
    deposit:
      cap.pounds === null
        ? 'The law of this nation sets no limit; tenants compare it with five weeks’ rent'
        : `At most £${cap.pounds.toLocaleString('en-GB')}: ${cap.description}`,
    holding:
      holdingCap === null
        ? 'None may be taken here'
        : `At most ${formatPence(holdingCap)}: a week’s rent; 0 for none`,
  }
}

/** The form for the rent, which may not be a range (domain B3), and for the deposits, which the law caps (domain B2). */
export function RentForm({ home, nation, isResidential, defaults, today }: RentFormProps) {
  const form = useStepForm(rentForm, home, defaults)
  const { field, watchText } = form
  const depositHints = describeDepositCaps(nation, parseRent(watchText('price_pcm')))
  return (
    <StepForm
      {...form}
      takeOver={form.checkbox('take_over')}
      href={homeStepHref(home.kind, home.id, 'price')}
      isLive={false}
    >
      <TextField
        {...field('price_pcm')}
        label="Rent of a calendar month in pounds"
        hint={
          isResidential && nation === 'england'
            ? 'One figure. Nobody may invite, encourage or accept more than that (Renters’ Rights Act 2025, s.56)'
            : 'One figure'
        }
        inputMode="decimal"
        autoComplete="off"
        maxLength={MAX_AMOUNT_CHARACTERS}
      />
      <TextField
        {...field('deposit_amount')}
        label="Deposit in pounds"
        hint={isResidential ? depositHints.deposit : 'In pounds; 0 for none'}
        inputMode="decimal"
        autoComplete="off"
        maxLength={MAX_AMOUNT_CHARACTERS}
      />
      {isResidential ? (
        <>
          <TextField
            {...field('holding_deposit')}
            required={false}
            label="Holding deposit in pounds"
            hint={depositHints.holding}
            inputMode="decimal"
            autoComplete="off"
            maxLength={MAX_AMOUNT_CHARACTERS}
          />
          <SelectField
            {...field('rent_in_advance')}
            label="Rent is paid in advance for"
            hint={
              nation === 'england'
                ? 'One month is the most that may be asked, and only once both sides have signed'
                : undefined
            }
          >
            {rentAdvances.map((period) => (
              <option key={period}>{period}</option>
            ))}
          </SelectField>
        </>
      ) : null}
      <TextField
        {...field('available_from')}
        required={false}
        type="date"
        min={today}
        label="Available from"
        hint="Choose today if it is free now. Leave this empty if you do not know yet"
      />
    </StepForm>
  )
}
