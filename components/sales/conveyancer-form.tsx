'use client'

import { EmailField, MAX_PHONE_CHARACTERS } from '@/components/forms/contact-fields'
import { buyerConveyancerForm, sellerConveyancerForm } from '@/components/forms/definitions/sales'
import { TextAreaField, TextField } from '@/components/forms/fields'
import { FormProblems } from '@/components/forms/form-problems'
import { RestoredNote } from '@/components/forms/restored-note'
import { SendButton } from '@/components/forms/send-button'
import { useShowDone } from '@/components/forms/step-message-area'
import { useDefinedForm } from '@/components/forms/use-defined-form'
import { MAX_CONVEYANCER_CHARACTERS } from '@/lib/contract/sale-messages'
import type { Sale } from '@/lib/contract/sales'
import type { SaleParty } from '@/lib/domain/memorandum'

interface ConveyancerFormProps {
  userId: number
  offerId: number
  party: SaleParty
  conveyancer: Sale['conveyancer']
  /** The full names of the buyers besides the user. */
  coBuyers: readonly string[]
}

/** The form in which a party of an agreed sale names its conveyancer. A buyer also names all co-buyers. */
export function ConveyancerForm({ userId, offerId, party, conveyancer, coBuyers }: ConveyancerFormProps) {
  const showDone = useShowDone()
  const definition = party === 'buyer' ? buyerConveyancerForm : sellerConveyancerForm
  const names = coBuyers.join('\n')
  const { formProps, hiddenFields, field, problems, isSending, isRestored } = useDefinedForm(definition, {
    userId,
    // The call takes `co_buyers` from both parties. A seller sends it empty.
    hidden: { offer_id: String(offerId), ...(party === 'seller' ? { co_buyers: '' } : {}) },
    defaults: { ...conveyancer, ...(party === 'buyer' ? { co_buyers: names } : {}) },
    draftKey: `conveyancer-${userId}-${offerId}`,
    onDone: () => showDone('Your details are saved. What comes next is below.'),
  })
  return (
    <form {...formProps} className="grid max-w-xl gap-5">
      <FormProblems {...problems} />
      {isRestored ? <RestoredNote action="save" /> : null}
      <TextField {...field('firm')} label="Firm" autoComplete="off" maxLength={MAX_CONVEYANCER_CHARACTERS} />
      <TextField
        {...field('contact_name')}
        label="Who deals with it there"
        autoComplete="off"
        maxLength={MAX_CONVEYANCER_CHARACTERS}
      />
      <EmailField {...field('email')} label="Email address of the firm" autoComplete="off" />
      <TextField
        {...field('phone')}
        label="Telephone number of the firm"
        type="tel"
        autoComplete="off"
        maxLength={MAX_PHONE_CHARACTERS}
      />
      {party === 'buyer' ? (
        <TextAreaField
          {...field('co_buyers')}
          required={false}
          label="Who buys besides you"
          hint="The full name of each as on a passport, a line each. Leave this empty if you buy alone. We check the identity of every buyer, as the law asks"
          rows={3}
        />
      ) : null}
      <SendButton label="Save" isSending={isSending} />
      {hiddenFields}
    </form>
  )
}
