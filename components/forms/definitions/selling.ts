import { defineForm } from '../define-form'
import { parsePrice, parseRent } from '@/lib/domain/amount'
import { listFactKeysOfPart } from '@/lib/domain/material-facts'
import { UNUSUAL_AMOUNT } from '@/lib/contract/offer-messages'
import { sellingMessages } from '@/lib/contract/selling-messages'
import type { FactStep, FactValues } from '@/lib/contract/selling-rules'

const loadRules = () => import('@/lib/contract/selling-rules')

const messages = {
  refused: '',
  noReply:
    'We got no answer, so this step is not saved yet. What you typed is still here: please try again in a moment.',
}
/** The messages of the forms on the page of a home, which are not steps. */
const changeMessages = {
  refused: '',
  noReply: 'We got no answer, so nothing has changed yet. Please try again in a moment.',
}
/** The parts of all forms that save a step of a draft listing. */
const sharedByStepForms = {
  call: 'saveHomeStep',
  messages,
  fieldByRefusalStart: { [sellingMessages.changed]: 'take_over' },
  canRepeat: true,
} as const
/** A ticked `take_over` saves a step even if another page has changed the draft meanwhile. */
const sharedStepFields = {
  kind: 'hidden',
  listing_id: 'hidden',
  revision: 'version',
  take_over: 'checkbox',
} as const
const addressFields = {
  postcode: 'text',
  building: 'text',
  street: 'text',
  locality: 'text',
  town: 'text',
  county: 'text',
} as const

/** Begins a draft with its address. Visitors may fill in the form, and log in to send it (D-20, D-156, D-158). */
export const newHomeForm = defineForm({
  id: 'new-home',
  call: 'saveHomeStep',
  loadSchema: () => loadRules().then((rules) => rules.newHomeFormSchema),
  fields: { kind: 'hidden', package_def: 'hidden', ...addressFields },
  toInput: ({ kind, package_def, ...address }) => ({ kind, package_def, address }),
  messages,
  fieldByRefusalStart: { [sellingMessages.postcode]: 'postcode', [sellingMessages.street]: 'street' },
  isOpenToVisitors: true,
})

export const addressForm = defineForm({
  ...sharedByStepForms,
  id: 'home-address',
  loadSchema: () => loadRules().then((rules) => rules.addressFormSchema),
  fields: { ...sharedStepFields, ...addressFields },
  toInput: ({ kind, listing_id, revision, take_over, ...address }) => ({
    kind,
    id: listing_id,
    revision,
    take_over,
    address,
  }),
  fieldByRefusalStart: {
    ...sharedByStepForms.fieldByRefusalStart,
    [sellingMessages.postcode]: 'postcode',
    [sellingMessages.street]: 'street',
  },
})

export const homeForm = defineForm({
  ...sharedByStepForms,
  id: 'home-rooms',
  loadSchema: () => loadRules().then((rules) => rules.homeFormSchema),
  fields: {
    ...sharedStepFields,
    property_type: 'text',
    bedrooms: 'text',
    bathrooms: 'text',
    reception_rooms: 'text',
    floor_area: 'text',
  },
  toInput: ({ kind, listing_id, revision, take_over, ...home }) => ({
    kind,
    id: listing_id,
    revision,
    take_over,
    home,
  }),
})

export const salePriceForm = defineForm({
  ...sharedByStepForms,
  id: 'home-price',
  loadSchema: () => loadRules().then((rules) => rules.salePriceFormSchema),
  fields: { ...sharedStepFields, price: 'text', price_options: 'text' },
  toInput: ({ kind, listing_id, revision, take_over, ...price }) => ({
    kind,
    id: listing_id,
    revision,
    take_over,
    price,
  }),
})

export const rentForm = defineForm({
  ...sharedByStepForms,
  id: 'home-rent',
  loadSchema: () => loadRules().then((rules) => rules.rentFormSchema),
  fields: {
    ...sharedStepFields,
    price_pcm: 'text',
    deposit_amount: 'text',
    holding_deposit: 'text',
    rent_in_advance: 'text',
    available_from: 'text',
  },
  toInput: ({ kind, listing_id, revision, take_over, ...rent }) => ({
    kind,
    id: listing_id,
    revision,
    take_over,
    rent,
  }),
  fieldByRefusalStart: {
    ...sharedByStepForms.fieldByRefusalStart,
    [sellingMessages.rentAccepted]: 'price_pcm',
    [sellingMessages.depositCap]: 'deposit_amount',
    [sellingMessages.holdingDepositCap]: 'holding_deposit',
    [sellingMessages.holdingDepositBanned]: 'holding_deposit',
  },
})

const defineFactsForm = (part: 'A' | 'B' | 'C', keys: readonly string[]) =>
  defineForm<'saveHomeStep', FactValues, FactStep>({
    ...sharedByStepForms,
    id: `home-facts-${part.toLowerCase()}`,
    loadSchema: () => loadRules().then((rules) => rules.createFactsForm(part)),
    fields: { ...sharedStepFields, ...Object.fromEntries(keys.map((key) => [key, 'text' as const])) },
    toInput: ({ kind, listing_id, revision, take_over, ...facts }) => ({
      kind,
      id: listing_id,
      revision,
      take_over,
      // The keys of the facts are known only at run time, so the compiler cannot type the rest of the values.
      facts: facts as Record<string, string | undefined>,
    }),
  })

/** The forms of the material facts, by their part in lib/domain/material-facts.ts. */
export const factsForms = {
  A: defineFactsForm('A', listFactKeysOfPart('A')),
  B: defineFactsForm('B', listFactKeysOfPart('B')),
  C: defineFactsForm('C', listFactKeysOfPart('C')),
} as const

export const descriptionForm = defineForm({
  ...sharedByStepForms,
  id: 'home-description',
  loadSchema: () => loadRules().then((rules) => rules.descriptionFormSchema),
  fields: {
    ...sharedStepFields,
    summary: 'text',
    description: 'text',
    features: 'text',
    chain_free: 'checkbox',
  },
  toInput: ({ kind, listing_id, revision, take_over, ...description }) => ({
    kind,
    id: listing_id,
    revision,
    take_over,
    description,
  }),
})

/** Submits the owners of the home for the identity check (domain B6). */
export const ownersForm = defineForm({
  id: 'home-owners',
  call: 'submitOwners',
  loadSchema: () => loadRules().then((rules) => rules.ownersFormSchema),
  fields: { kind: 'hidden', listing_id: 'hidden', co_owners: 'text', all_agree: 'checkbox' },
  toInput: ({ listing_id, ...owners }) => ({ id: listing_id, ...owners }),
  messages,
  canRepeat: true,
})

/** Records that the owner approves the advert. */
export const reviewForm = defineForm({
  id: 'home-review',
  call: 'approveAdvert',
  loadSchema: () => loadRules().then((rules) => rules.reviewFormSchema),
  fields: { kind: 'hidden', listing_id: 'hidden', approved: 'checkbox' },
  toInput: ({ kind, listing_id }) => ({ kind, id: listing_id }),
  messages,
  canRepeat: true,
})

export const priceChangeForm = defineForm({
  id: 'price-change',
  call: 'changePrice',
  loadSchema: () => loadRules().then((rules) => rules.priceChangeFormSchema),
  fields: {
    kind: 'hidden',
    listing_id: 'hidden',
    seen_price: 'hidden',
    seen_deposit: 'hidden',
    new_price: 'text',
    new_deposit: 'text',
    is_sure: 'checkbox',
  },
  toInput: ({ listing_id, kind, seen_price, seen_deposit, new_price, new_deposit, is_sure }) => {
    const deposit = kind === 'let' ? parseRent(new_deposit) : null
    const hasNewDeposit = deposit !== null && deposit !== parseRent(seen_deposit)
    return {
      id: listing_id,
      kind,
      seen_price,
      // The schema has checked the amount, so the fallback is never used.
      new_price: (kind === 'let' ? parseRent(new_price) : parsePrice(new_price)) ?? 0,
      // A deposit that the owner did not change is not sent, so that a change in another tab is kept.
      ...(hasNewDeposit ? { new_deposit: deposit } : {}),
      is_sure,
    }
  },
  messages: changeMessages,
  fieldByRefusalStart: {
    [sellingMessages.samePrice]: 'new_price',
    [sellingMessages.rentLimit]: 'new_price',
    [sellingMessages.rentAccepted]: 'new_price',
    [sellingMessages.depositCap]: 'new_deposit',
    [UNUSUAL_AMOUNT]: 'is_sure',
  },
  canRepeat: true,
})

/** Takes a home off the market, or puts it back. */
export const marketForm = defineForm({
  id: 'market',
  call: 'changeMarket',
  loadSchema: () => loadRules().then((rules) => rules.marketFormSchema),
  fields: { kind: 'hidden', listing_id: 'hidden', action: 'hidden' },
  toInput: ({ listing_id, ...change }) => ({ id: listing_id, ...change }),
  messages: changeMessages,
  canRepeat: true,
})

/** Records until when a certificate of a home to let is valid (FIELD-59). */
export const certificateForm = defineForm({
  id: 'letting-certificate',
  call: 'recordCertificate',
  loadSchema: () => import('@/lib/contract/certificate-rules').then((rules) => rules.certificateFormSchema),
  fields: { id: 'hidden', certificate: 'text', state: 'text', day: 'text' },
  toInput: (values) => values,
  messages: changeMessages,
  canRepeat: true,
  // A second press would record the same certificate again.
  clearsWhenDone: true,
})

/** Orders a package for a home (B-18). The user then reviews the order before paying. */
export const orderChoiceForm = defineForm({
  id: 'order-package',
  call: 'createOrder',
  loadSchema: () => import('@/lib/contract/order-choice-rules').then((rules) => rules.orderChoiceFormSchema),
  fields: { property_id: 'hidden', kind: 'hidden', choice: 'text' },
  toInput: ({ property_id, kind, choice }) => {
    // The value of `choice` is 'PACKAGE' or 'PACKAGE:ADDITIONAL_PACKAGE'.
    const [package_def = '', additional_package] = choice.split(':')
    return { property_id, kind, package_def, additional_package }
  },
  messages,
  canRepeat: true,
})
